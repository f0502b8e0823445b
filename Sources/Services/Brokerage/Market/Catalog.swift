// The instruments of the simulated market. Names and tickers are those of real companies; every price is made up.

import Foundation

enum Catalog {
  static let listings: [Listing] = stocks + funds + coins

  /// The first day of some splits, and how many shares became of one.
  static let splits: [(symbol: Symbol, day: CivilDay, ratio: Int)] = [
    ("NVDA", CivilDay(2024, 6, 10), 10), ("NFLX", CivilDay(2025, 11, 17), 10), ("COST", CivilDay(2027, 2, 8), 4),
  ]

  private static func cents(_ count: Int) -> Decimal { FixedPoint.decimal(cents: Cents(count)) }

  private static let stocks: [Listing] = [
    Listing(
      instrument: Instrument(
        symbol: "AAPL", name: "Apple Inc.", kind: .stock,
        about: "Designs phones, computers, tablets and watches, and sells apps, music, storage and payments to the "
          + "people who own them.",
        facts: [
          .init("Sector", "Technology"), .init("Headquarters", "Cupertino, California"), .init("Founded", "1976"),
        ],
        tags: ["iphone", "mac", "ipad", "technology", "hardware"]),
      price: 271.00, own: 0.011, beta: 1.1, growth: 0.14, volume: 52_000_000, shares: 14780,
      earnings: cents(746), dividend: cents(104), dividendMonth: 2, listed: 1980, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "MSFT", name: "Microsoft Corporation", kind: .stock,
        about: "Sells office software and an operating system by subscription, and rents out computing in data "
          + "centers around the world.",
        facts: [.init("Sector", "Technology"), .init("Headquarters", "Redmond, Washington"), .init("Founded", "1975")],
        tags: ["windows", "office", "azure", "cloud", "xbox", "software"]),
      price: 472.90, own: 0.01, beta: 1.0, growth: 0.15, volume: 22_000_000, shares: 7430,
      earnings: cents(1405), dividend: cents(364), dividendMonth: 2, listed: 1986, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "NVDA", name: "NVIDIA Corporation", kind: .stock,
        about: "Makes the processors that draw games and train neural networks, with the software to program them.",
        facts: [
          .init("Sector", "Semiconductors"), .init("Headquarters", "Santa Clara, California"), .init("Founded", "1993"),
        ],
        tags: ["chips", "gpu", "graphics", "ai"]),
      price: 188.80, own: 0.022, beta: 1.8, growth: 0.38, volume: 180_000_000, shares: 24300,
      earnings: cents(404), dividend: cents(4), dividendMonth: 3, listed: 1999, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "AMZN", name: "Amazon.com, Inc.", kind: .stock,
        about: "Runs an online store with its own delivery network, and the data centers that much of the web is "
          + "built on.",
        facts: [.init("Sector", "Retail"), .init("Headquarters", "Seattle, Washington"), .init("Founded", "1994")],
        tags: ["shopping", "aws", "cloud", "prime", "delivery"]),
      price: 226.50, own: 0.015, beta: 1.3, growth: 0.16, volume: 42_000_000, shares: 10690,
      earnings: cents(707), dividend: nil, dividendMonth: 1, listed: 1997, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "GOOGL", name: "Alphabet Inc. Class A", kind: .stock,
        about: "Owns a search engine, a video site and a phone system, all paid for by advertising, and builds "
          + "self-driving taxis.",
        facts: [
          .init("Sector", "Internet"), .init("Headquarters", "Mountain View, California"), .init("Founded", "1998"),
        ],
        tags: ["google", "search", "youtube", "android", "advertising"]),
      price: 315.20, own: 0.014, beta: 1.1, growth: 0.18, volume: 34_000_000, shares: 12090,
      earnings: cents(1013), dividend: cents(84), dividendMonth: 3, listed: 2004, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "META", name: "Meta Platforms, Inc.", kind: .stock,
        about: "Runs social networks and messengers for half of the world's people and sells advertisements between "
          + "their posts.",
        facts: [
          .init("Sector", "Internet"), .init("Headquarters", "Menlo Park, California"), .init("Founded", "2004"),
        ],
        tags: ["facebook", "instagram", "whatsapp", "social"]),
      price: 650.40, own: 0.017, beta: 1.3, growth: 0.2, volume: 14_000_000, shares: 2520,
      earnings: cents(2260), dividend: cents(210), dividendMonth: 3, listed: 2012, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "TSLA", name: "Tesla, Inc.", kind: .stock,
        about: "Builds electric cars, batteries for homes and power grids, and the chargers that go with them.",
        facts: [.init("Sector", "Automobiles"), .init("Headquarters", "Austin, Texas"), .init("Founded", "2003")],
        tags: ["cars", "electric", "battery", "ev"]),
      price: 438.10, own: 0.03, beta: 1.9, growth: 0.2, volume: 85_000_000, shares: 3325,
      earnings: cents(145), dividend: nil, dividendMonth: 1, listed: 2010, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "BRK.B", name: "Berkshire Hathaway Inc. Class B", kind: .stock,
        about: "Owns insurers, a railway, power companies and a large portfolio of other companies' shares.",
        facts: [.init("Sector", "Conglomerates"), .init("Headquarters", "Omaha, Nebraska"), .init("Founded", "1839")],
        tags: ["insurance", "railway", "holding"]),
      price: 496.80, own: 0.006, beta: 0.7, growth: 0.1, volume: 4_500_000, shares: 2157,
      earnings: cents(3130), dividend: nil, dividendMonth: 1, listed: 1996, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "JPM", name: "JPMorgan Chase & Co.", kind: .stock,
        about: "Takes deposits, lends, issues cards and advises companies; the largest bank of the United States.",
        facts: [.init("Sector", "Banks"), .init("Headquarters", "New York, New York"), .init("Founded", "1799")],
        tags: ["bank", "chase", "finance", "credit"]),
      price: 325.50, own: 0.009, beta: 1.0, growth: 0.14, volume: 9_000_000, shares: 2720,
      earnings: cents(2020), dividend: cents(600), dividendMonth: 1, listed: 1969, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "V", name: "Visa Inc.", kind: .stock,
        about: "Carries card payments between banks and shops for a small share of each.",
        facts: [
          .init("Sector", "Payments"), .init("Headquarters", "San Francisco, California"), .init("Founded", "1958"),
        ],
        tags: ["card", "payments", "finance"]),
      price: 346.50, own: 0.008, beta: 0.9, growth: 0.12, volume: 6_200_000, shares: 1920,
      earnings: cents(1020), dividend: cents(268), dividendMonth: 3, listed: 2008, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "MA", name: "Mastercard Incorporated", kind: .stock,
        about: "Connects banks, shops and cardholders in two hundred countries and charges for the connection.",
        facts: [.init("Sector", "Payments"), .init("Headquarters", "Purchase, New York"), .init("Founded", "1966")],
        tags: ["card", "payments", "finance"]),
      price: 563.10, own: 0.008, beta: 0.9, growth: 0.13, volume: 2_800_000, shares: 898,
      earnings: cents(1560), dividend: cents(348), dividendMonth: 1, listed: 2006, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "UNH", name: "UnitedHealth Group Incorporated", kind: .stock,
        about: "Insures people's health and employs doctors, pharmacies and analysts who look after it.",
        facts: [
          .init("Sector", "Health care"), .init("Headquarters", "Eden Prairie, Minnesota"), .init("Founded", "1977"),
        ],
        tags: ["insurance", "health", "doctors"]),
      price: 336.40, own: 0.014, beta: 0.6, growth: 0.03, volume: 7_000_000, shares: 906,
      earnings: cents(1960), dividend: cents(884), dividendMonth: 3, listed: 1984, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "JNJ", name: "Johnson & Johnson", kind: .stock,
        about: "Makes medicines and the instruments that surgeons work with.",
        facts: [
          .init("Sector", "Pharmaceuticals"), .init("Headquarters", "New Brunswick, New Jersey"),
          .init("Founded", "1886"),
        ],
        tags: ["medicine", "health", "devices"]),
      price: 207.30, own: 0.007, beta: 0.5, growth: 0.07, volume: 8_000_000, shares: 2409,
      earnings: cents(1030), dividend: cents(520), dividendMonth: 3, listed: 1944, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "LLY", name: "Eli Lilly and Company", kind: .stock,
        about: "Develops medicines, above all against diabetes, obesity and cancer.",
        facts: [
          .init("Sector", "Pharmaceuticals"), .init("Headquarters", "Indianapolis, Indiana"), .init("Founded", "1876"),
        ],
        tags: ["medicine", "diabetes", "health"]),
      price: 1080.40, own: 0.016, beta: 0.6, growth: 0.3, volume: 3_400_000, shares: 945,
      earnings: cents(2040), dividend: cents(600), dividendMonth: 3, listed: 1952, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "PFE", name: "Pfizer Inc.", kind: .stock,
        about: "Makes vaccines and medicines for most things that people fall ill with.",
        facts: [
          .init("Sector", "Pharmaceuticals"), .init("Headquarters", "New York, New York"), .init("Founded", "1849"),
        ],
        tags: ["medicine", "vaccine", "health"]),
      price: 25.20, own: 0.01, beta: 0.6, growth: -0.02, volume: 48_000_000, shares: 5686,
      earnings: cents(172), dividend: cents(172), dividendMonth: 1, listed: 1944, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "XOM", name: "Exxon Mobil Corporation", kind: .stock,
        about: "Finds oil and gas, refines them and sells fuel and plastics.",
        facts: [.init("Sector", "Energy"), .init("Headquarters", "Spring, Texas"), .init("Founded", "1999")],
        tags: ["oil", "gas", "energy"]),
      price: 122.70, own: 0.011, beta: 0.7, growth: 0.08, volume: 16_000_000, shares: 4217,
      earnings: cents(690), dividend: cents(412), dividendMonth: 2, listed: 1920, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "CVX", name: "Chevron Corporation", kind: .stock,
        about: "Pumps oil and gas on four continents and sells what is made of it.",
        facts: [.init("Sector", "Energy"), .init("Headquarters", "Houston, Texas"), .init("Founded", "1879")],
        tags: ["oil", "gas", "energy"]),
      price: 155.90, own: 0.01, beta: 0.7, growth: 0.06, volume: 9_000_000, shares: 2010,
      earnings: cents(710), dividend: cents(684), dividendMonth: 2, listed: 1921, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "WMT", name: "Walmart Inc.", kind: .stock,
        about: "Runs the largest chain of supermarkets, and a store online beside it.",
        facts: [.init("Sector", "Retail"), .init("Headquarters", "Bentonville, Arkansas"), .init("Founded", "1962")],
        tags: ["shopping", "groceries", "supermarket"]),
      price: 112.80, own: 0.009, beta: 0.6, growth: 0.15, volume: 18_000_000, shares: 7970,
      earnings: cents(286), dividend: cents(94), dividendMonth: 3, listed: 1972, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "COST", name: "Costco Wholesale Corporation", kind: .stock,
        about: "Sells a small choice of goods in large packs to members who pay for the right to come in.",
        facts: [.init("Sector", "Retail"), .init("Headquarters", "Issaquah, Washington"), .init("Founded", "1983")],
        tags: ["shopping", "warehouse", "groceries", "membership"]),
      price: 854.60, own: 0.009, beta: 0.8, growth: 0.15, volume: 2_300_000, shares: 444,
      earnings: cents(1820), dividend: cents(520), dividendMonth: 1, listed: 1985, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "HD", name: "The Home Depot, Inc.", kind: .stock,
        about: "Sells tools, timber and plants to craftsmen and to people who would like to be.",
        facts: [.init("Sector", "Retail"), .init("Headquarters", "Atlanta, Georgia"), .init("Founded", "1978")],
        tags: ["tools", "garden", "building"]),
      price: 345.80, own: 0.009, beta: 1.0, growth: 0.08, volume: 4_300_000, shares: 995,
      earnings: cents(1460), dividend: cents(920), dividendMonth: 3, listed: 1981, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "NKE", name: "NIKE, Inc.", kind: .stock,
        about: "Designs sports shoes and clothes and has them made by others.",
        facts: [.init("Sector", "Apparel"), .init("Headquarters", "Beaverton, Oregon"), .init("Founded", "1964")],
        tags: ["shoes", "sport", "clothes"]),
      price: 63.30, own: 0.015, beta: 1.1, growth: -0.05, volume: 17_000_000, shares: 1478,
      earnings: cents(171), dividend: cents(164), dividendMonth: 3, listed: 1980, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "SBUX", name: "Starbucks Corporation", kind: .stock,
        about: "Brews coffee in forty thousand shops and sells the beans in supermarkets.",
        facts: [
          .init("Sector", "Restaurants"), .init("Headquarters", "Seattle, Washington"), .init("Founded", "1971"),
        ],
        tags: ["coffee", "food"]),
      price: 83.90, own: 0.012, beta: 0.9, growth: 0.02, volume: 9_000_000, shares: 1137,
      earnings: cents(163), dividend: cents(248), dividendMonth: 2, listed: 1992, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "MCD", name: "McDonald's Corporation", kind: .stock,
        about: "Lends its name, recipes and buildings to people who run burger restaurants.",
        facts: [.init("Sector", "Restaurants"), .init("Headquarters", "Chicago, Illinois"), .init("Founded", "1940")],
        tags: ["burger", "food"]),
      price: 303.90, own: 0.007, beta: 0.6, growth: 0.08, volume: 3_300_000, shares: 712,
      earnings: cents(1180), dividend: cents(744), dividendMonth: 3, listed: 1965, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "KO", name: "The Coca-Cola Company", kind: .stock,
        about: "Makes the syrup of two hundred drinks, which its bottlers mix and deliver.",
        facts: [.init("Sector", "Beverages"), .init("Headquarters", "Atlanta, Georgia"), .init("Founded", "1886")],
        tags: ["drinks", "soda", "food"]),
      price: 69.10, own: 0.006, beta: 0.4, growth: 0.06, volume: 16_000_000, shares: 4302,
      earnings: cents(302), dividend: cents(204), dividendMonth: 3, listed: 1919, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "PEP", name: "PepsiCo, Inc.", kind: .stock,
        about: "Sells drinks and, for the larger part, what is eaten with them.",
        facts: [.init("Sector", "Beverages"), .init("Headquarters", "Purchase, New York"), .init("Founded", "1898")],
        tags: ["drinks", "snacks", "chips", "food"]),
      price: 142.40, own: 0.007, beta: 0.4, growth: 0.02, volume: 7_000_000, shares: 1367,
      earnings: cents(530), dividend: cents(569), dividendMonth: 3, listed: 1919, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "PG", name: "The Procter & Gamble Company", kind: .stock,
        about: "Makes detergents, diapers, razors and toothpaste under names that everybody knows.",
        facts: [
          .init("Sector", "Household goods"), .init("Headquarters", "Cincinnati, Ohio"), .init("Founded", "1837"),
        ],
        tags: ["soap", "detergent", "household"]),
      price: 141.80, own: 0.006, beta: 0.4, growth: 0.05, volume: 8_500_000, shares: 2337,
      earnings: cents(685), dividend: cents(423), dividendMonth: 1, listed: 1891, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "DIS", name: "The Walt Disney Company", kind: .stock,
        about: "Makes films and series, shows them, and builds parks where one can walk into them.",
        facts: [
          .init("Sector", "Entertainment"), .init("Headquarters", "Burbank, California"), .init("Founded", "1923"),
        ],
        tags: ["movies", "parks", "streaming"]),
      price: 111.90, own: 0.012, beta: 1.0, growth: 0.02, volume: 10_000_000, shares: 1785,
      earnings: cents(685), dividend: cents(150), dividendMonth: 1, listed: 1957, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "NFLX", name: "Netflix, Inc.", kind: .stock,
        about: "Streams films and series to three hundred million homes and produces many of them.",
        facts: [
          .init("Sector", "Entertainment"), .init("Headquarters", "Los Gatos, California"), .init("Founded", "1997"),
        ],
        tags: ["movies", "streaming", "series"]),
      price: 91.00, own: 0.017, beta: 1.1, growth: 0.25, volume: 38_000_000, shares: 4237,
      earnings: cents(240), dividend: nil, dividendMonth: 1, listed: 2002, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "AMD", name: "Advanced Micro Devices, Inc.", kind: .stock,
        about: "Designs processors for computers, game consoles and data centers.",
        facts: [
          .init("Sector", "Semiconductors"), .init("Headquarters", "Santa Clara, California"), .init("Founded", "1969"),
        ],
        tags: ["chips", "cpu", "gpu", "ai"]),
      price: 223.50, own: 0.024, beta: 1.7, growth: 0.28, volume: 38_000_000, shares: 1628,
      earnings: cents(205), dividend: nil, dividendMonth: 1, listed: 1979, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "INTC", name: "Intel Corporation", kind: .stock,
        about: "Designs and manufactures processors, and offers its factories to others.",
        facts: [
          .init("Sector", "Semiconductors"), .init("Headquarters", "Santa Clara, California"), .init("Founded", "1968"),
        ],
        tags: ["chips", "cpu", "foundry"]),
      price: 39.40, own: 0.024, beta: 1.3, growth: -0.04, volume: 80_000_000, shares: 4770,
      earnings: cents(6), dividend: nil, dividendMonth: 1, listed: 1971, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "AVGO", name: "Broadcom Inc.", kind: .stock,
        about: "Makes the chips that connect computers in networks and sells software for data centers.",
        facts: [
          .init("Sector", "Semiconductors"), .init("Headquarters", "Palo Alto, California"), .init("Founded", "1961"),
        ],
        tags: ["chips", "networking", "software"]),
      price: 347.60, own: 0.02, beta: 1.4, growth: 0.35, volume: 24_000_000, shares: 4722,
      earnings: cents(480), dividend: cents(260), dividendMonth: 3, listed: 2009, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "CRM", name: "Salesforce, Inc.", kind: .stock,
        about: "Keeps companies' lists of customers in the cloud, with everything that is done with them.",
        facts: [
          .init("Sector", "Software"), .init("Headquarters", "San Francisco, California"), .init("Founded", "1999"),
        ],
        tags: ["cloud", "software", "sales"]),
      price: 253.60, own: 0.015, beta: 1.2, growth: 0.06, volume: 8_000_000, shares: 950,
      earnings: cents(750), dividend: cents(166), dividendMonth: 1, listed: 2004, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "ADBE", name: "Adobe Inc.", kind: .stock,
        about: "Sells programs for photographs, drawings, films and documents by subscription.",
        facts: [.init("Sector", "Software"), .init("Headquarters", "San Jose, California"), .init("Founded", "1982")],
        tags: ["photoshop", "pdf", "software", "design"]),
      price: 333.30, own: 0.015, beta: 1.1, growth: 0.01, volume: 3_800_000, shares: 419,
      earnings: cents(1670), dividend: nil, dividendMonth: 1, listed: 1986, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "PYPL", name: "PayPal Holdings, Inc.", kind: .stock,
        about: "Moves money between people and shops, online and by phone.",
        facts: [.init("Sector", "Payments"), .init("Headquarters", "San Jose, California"), .init("Founded", "1998")],
        tags: ["payments", "venmo", "finance"]),
      price: 58.10, own: 0.017, beta: 1.3, growth: -0.08, volume: 13_000_000, shares: 935,
      earnings: cents(498), dividend: cents(56), dividendMonth: 3, listed: 2015, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "UBER", name: "Uber Technologies, Inc.", kind: .stock,
        about: "Finds a driver for people who want a ride and a courier for those who want dinner.",
        facts: [
          .init("Sector", "Transport"), .init("Headquarters", "San Francisco, California"), .init("Founded", "2009"),
        ],
        tags: ["taxi", "rides", "food", "delivery"]),
      price: 82.90, own: 0.018, beta: 1.2, growth: 0.2, volume: 19_000_000, shares: 2078,
      earnings: cents(780), dividend: nil, dividendMonth: 1, listed: 2019, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "ABNB", name: "Airbnb, Inc.", kind: .stock,
        about: "Lets people rent out their homes to travelers and handles booking and payment.",
        facts: [
          .init("Sector", "Travel"), .init("Headquarters", "San Francisco, California"), .init("Founded", "2008"),
        ],
        tags: ["travel", "rooms", "holiday"]),
      price: 133.40, own: 0.016, beta: 1.2, growth: 0.02, volume: 5_000_000, shares: 612,
      earnings: cents(420), dividend: nil, dividendMonth: 1, listed: 2020, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "COIN", name: "Coinbase Global, Inc.", kind: .stock,
        about: "Runs an exchange for cryptocurrencies and keeps them for others.",
        facts: [.init("Sector", "Finance"), .init("Headquarters", "New York, New York"), .init("Founded", "2012")],
        tags: ["crypto", "exchange", "bitcoin"]),
      price: 236.50, own: 0.033, beta: 2.2, growth: 0.15, volume: 9_000_000, shares: 269,
      earnings: cents(1150), dividend: nil, dividendMonth: 1, listed: 2021, spread: 0.00006),
    Listing(
      instrument: Instrument(
        symbol: "HOOD", name: "Robinhood Markets, Inc.", kind: .stock,
        about: "Lets people trade shares, options and coins from an app without commission.",
        facts: [.init("Sector", "Finance"), .init("Headquarters", "Menlo Park, California"), .init("Founded", "2013")],
        tags: ["broker", "trading", "app"]),
      price: 115.20, own: 0.032, beta: 2.1, growth: 0.4, volume: 26_000_000, shares: 899,
      earnings: cents(242), dividend: nil, dividendMonth: 1, listed: 2021, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "PLTR", name: "Palantir Technologies Inc.", kind: .stock,
        about: "Builds software with which governments and companies bring their data together and act on it.",
        facts: [.init("Sector", "Software"), .init("Headquarters", "Denver, Colorado"), .init("Founded", "2003")],
        tags: ["data", "software", "ai", "government"]),
      price: 167.90, own: 0.031, beta: 1.9, growth: 0.5, volume: 45_000_000, shares: 2383,
      earnings: cents(43), dividend: nil, dividendMonth: 1, listed: 2020, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "F", name: "Ford Motor Company", kind: .stock,
        about: "Builds pickup trucks, vans and cars and finances their buyers.",
        facts: [.init("Sector", "Automobiles"), .init("Headquarters", "Dearborn, Michigan"), .init("Founded", "1903")],
        tags: ["cars", "trucks"]),
      price: 13.30, own: 0.014, beta: 1.1, growth: 0.03, volume: 55_000_000, shares: 3985,
      earnings: cents(115), dividend: cents(60), dividendMonth: 2, listed: 1956, spread: 0.00002),
  ]

  private static let funds: [Listing] = [
    Listing(
      instrument: Instrument(
        symbol: "SPY", name: "SPDR S&P 500 ETF Trust", kind: .fund,
        about: "Holds the five hundred large companies of the S&P 500 in proportion to their size.",
        facts: [.init("Sector", "Funds"), .init("Headquarters", "Boston, Massachusetts"), .init("Since", "1993")],
        tags: ["index", "etf", "market", "fund"]),
      price: 683.20, own: 0.0005, beta: 1.0, growth: 0.13, volume: 75_000_000, shares: 920,
      earnings: nil, dividend: cents(730), dividendMonth: 3, listed: 1993, spread: 0.00002),
    Listing(
      instrument: Instrument(
        symbol: "QQQ", name: "Invesco QQQ Trust", kind: .fund,
        about: "Holds the hundred largest companies of the Nasdaq outside of finance.",
        facts: [.init("Sector", "Funds"), .init("Headquarters", "Downers Grove, Illinois"), .init("Since", "1999")],
        tags: ["index", "etf", "nasdaq", "technology", "fund"]),
      price: 613.10, own: 0.003, beta: 1.2, growth: 0.16, volume: 55_000_000, shares: 650,
      earnings: nil, dividend: cents(280), dividendMonth: 3, listed: 1999, spread: 0.00002),
  ]

  private static let coins: [Listing] = [
    Listing(
      instrument: Instrument(
        symbol: "BTC-USD", name: "Bitcoin", kind: .crypto,
        about: "The first cryptocurrency: a ledger that nobody owns, kept by machines that compete to write its next "
          + "page.",
        facts: [.init("Since", "2009")],
        tags: ["coin", "crypto"]),
      price: 90100, own: 0.012, beta: 2.4, growth: 0.45, volume: 24_000, shares: 19.97,
      earnings: nil, dividend: nil, dividendMonth: 1, listed: 2012, spread: 0.0008),
    Listing(
      instrument: Instrument(
        symbol: "ETH-USD", name: "Ethereum", kind: .crypto,
        about: "A ledger that runs programs, so that agreements can carry themselves out.",
        facts: [.init("Since", "2015")],
        tags: ["coin", "crypto", "contracts"]),
      price: 3120, own: 0.019, beta: 2.8, growth: 0.35, volume: 420_000, shares: 120.7,
      earnings: nil, dividend: nil, dividendMonth: 1, listed: 2016, spread: 0.0008),
    Listing(
      instrument: Instrument(
        symbol: "SOL-USD", name: "Solana", kind: .crypto,
        about: "A ledger built for many thousand small transactions a second.",
        facts: [.init("Since", "2020")],
        tags: ["coin", "crypto"]),
      price: 132, own: 0.028, beta: 3.2, growth: 0.4, volume: 4_600_000, shares: 562,
      earnings: nil, dividend: nil, dividendMonth: 1, listed: 2020, spread: 0.0008),
    Listing(
      instrument: Instrument(
        symbol: "DOGE-USD", name: "Dogecoin", kind: .crypto,
        about: "Began as a joke about a dog and has been traded in earnest ever since.",
        facts: [.init("Since", "2013")],
        tags: ["coin", "crypto", "meme", "dog"]),
      price: 0.1420, own: 0.032, beta: 3.1, growth: 0.3, volume: 1_200_000_000, shares: 168000,
      earnings: nil, dividend: nil, dividendMonth: 1, listed: 2014, spread: 0.0008),
    Listing(
      instrument: Instrument(
        symbol: "AVAX-USD", name: "Avalanche", kind: .crypto,
        about: "A network of ledgers, each with rules of its own.",
        facts: [.init("Since", "2020")],
        tags: ["coin", "crypto"]),
      price: 13.80, own: 0.027, beta: 3.1, growth: 0.1, volume: 5_500_000, shares: 428,
      earnings: nil, dividend: nil, dividendMonth: 1, listed: 2020, spread: 0.0008),
    Listing(
      instrument: Instrument(
        symbol: "LTC-USD", name: "Litecoin", kind: .crypto,
        about: "An early relative of Bitcoin with quicker and cheaper payments.",
        facts: [.init("Since", "2011")],
        tags: ["coin", "crypto"]),
      price: 82.10, own: 0.022, beta: 2.6, growth: 0.1, volume: 900_000, shares: 76.6,
      earnings: nil, dividend: nil, dividendMonth: 1, listed: 2014, spread: 0.0008),
  ]
}
