// What a file sees with `import OSLog`: the loggers of `os`.

@_exported import os
