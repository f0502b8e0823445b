// A made-up activity export to try an import with.

extension ActivityImport {
  public static let sampleFile = "sample-activity.csv"

  /// An export as the broker writes it: the newest row first, names over two lines, amounts that leave in brackets, a
  /// remark at its end. Two of its rows cannot be booked.
  public static let sample = """
    "Activity Date","Process Date","Settle Date","Instrument","Description","Trans Code","Quantity","Price","Amount"
    "10/15/2025","10/15/2025","10/15/2025","KO","Cash Div: R/D 2025-09-15 P/D 2025-10-15 - 12 shares at 0.51","CDIV","","","$6.12"
    "10/6/2025","10/6/2025","10/7/2025","AAPL","AAPL 10/17/2025 Call $260.00","BTO","1","$2.15","($215.04)"
    "9/30/2025","9/30/2025","9/30/2025","","Interest Payment","INT","","","$1.87"
    "9/12/2025","9/12/2025","9/15/2025","AAPL","Apple
    CUSIP: 037833100","Sell","1.5","$234.10","$351.15"
    "8/20/2025","8/20/2025","8/21/2025","OLDCO","Old Company
    CUSIP: 000000000","MRGS","10","",""
    "8/4/2025","8/4/2025","8/5/2025","NVDA","NVIDIA
    CUSIP: 67066G104","Buy","2","$178.25","($356.50)"
    "7/9/2025","7/9/2025","7/10/2025","KO","Coca-Cola
    CUSIP: 191216100","Buy","12","$69.13","($829.56)"
    "6/23/2025","6/23/2025","6/24/2025","F","Ford Motor
    Referral bonus","REC","3","",""
    "5/14/2025","5/14/2025","5/15/2025","AAPL","Apple
    CUSIP: 037833100","Buy","4","$211.45","($845.80)"
    "5/5/2025","5/5/2025","5/5/2025","","Gold Subscription Fee","GOLD","","","($5.00)"
    "5/1/2025","5/1/2025","5/1/2025","","ACH Deposit","ACH","","","$3,000.00"
    "","","","","","","","","","The data provided is for informational purposes only."

    """
}
