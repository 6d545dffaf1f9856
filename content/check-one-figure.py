import datetime, json, math, re, statistics, sys, urllib.request

address, name = sys.argv[1:]
with urllib.request.urlopen(address) as answer:
    figures = json.load(answer)["figures"]
figure = next(each for each in figures if each["name"] == name)
if not figure["recomputable"]:
    sys.exit(figure["why"])
evidence = {each["series"]["id"]: each for each in figure["evidence"]}

def used(one):  # The rows of a series that the formula is applied to.
    rows = {row["period"]: row["value"] for row in evidence[one["series"]]["rows"]}
    return [rows[period] for period in one["periods"]]

def position(period):  # In years: by months, by days, or by whole years.
    if month := re.fullmatch(r"(\d{4})-(\d\d)", period):
        return int(month[1]) + int(month[2]) / 12
    if quarter := re.fullmatch(r"Q(\d) FY(\d\d)", period):
        return datetime.date(2000 + int(quarter[2]), int(quarter[1]) * 3 - 2, 1).toordinal() / 365.25
    year = re.fullmatch(r"(?:FY)?(\d{4})", period)
    return int(year[1]) if year else datetime.date.fromisoformat(period).toordinal() / 365.25

def returns(values):
    return [math.log(b / a) for a, b in zip(values, values[1:])]

def changes(values):
    return [b - a for a, b in zip(values, values[1:])]

sides = [used(one) for one in figure["inputs"]]
p, periods = sides[0], figure["inputs"][0]["periods"]
q = sides[-1]  # The second series of a pair.
a, b = (returns(side) if min(side) > 0 else [] for side in (p, q))
time = position(periods[-1]) - position(periods[0])

def par_bond():  # Ten years, two coupons a year, at the yield of the end.
    payments = round(2 * (10 - time))
    discounts = [(1 + p[-1] / 200) ** -k for k in range(1, payments + 1)]
    return p[0] / 2 * sum(discounts) + 100 * discounts[-1]

def bought():  # With a payment at each row but the last.
    return figure["amount"] * sum(1 / x for x in p[:-1])

def return_on_payments():  # Of the monthly rate, found by halving, at which they become what they bought.
    months = [round(12 * (position(periods[-1]) - position(each))) for each in periods[:-1]]
    low, high = -0.99, 1.0
    for _ in range(100):
        rate = (low + high) / 2
        worth = figure["amount"] * sum((1 + rate) ** n for n in months)
        low, high = (rate, high) if worth < bought() * p[-1] else (low, rate)
    return (1 + low) ** 12 - 1

ten = re.search(r" per (\d+) ", evidence[figure["inputs"][0]["series"]]["series"]["unit"])
per = int(ten[1]) if ten else 1  # Prices are of one, but of ten grams.
falls = [x / max(p[: i + 1]) - 1 if max(p[: i + 1]) > 0 else 0 for i, x in enumerate(p)]
trough = falls.index(min(falls))
peak = p.index(max(p[: trough + 1]))
again = next((i for i in range(trough + 1, len(p)) if p[i] >= p[peak]), peak)

per_year = {"daily": 252, "weekly": 52, "monthly": 12, "quarterly": 4, "annual": 1}
formulas = {
    "value": lambda: p[-1], "highest": lambda: max(p), "lowest": lambda: min(p),
    "count": lambda: len(p), "sum": lambda: sum(p), "average": lambda: statistics.mean(p),
    "median": lambda: statistics.median(p), "percentile-rank": lambda: sum(x <= p[-1] for x in p) / len(p),
    "difference": lambda: p[-1] - p[0], "multiple": lambda: p[-1] / p[0], "change": lambda: p[-1] / p[0] - 1,
    "basis-points": lambda: (p[-1] - p[0]) * 100,
    "growth-per-year": lambda: (p[-1] / p[0]) ** (1 / time) - 1,
    "deepest-drawdown": lambda: min(falls), "peak": lambda: p[peak], "trough": lambda: p[trough],
    "recovery": lambda: 12 * (position(periods[again]) - position(periods[peak])),
    "rebased": lambda: 100 * p[-1] / p[0], "rank": lambda: sum(x < p[-1] for x in p),
    "below-zero": lambda: sum(x < 0 for x in p),
    "linked-growth-per-year": lambda: math.prod(1 + x / 100 for x in p)
    ** (per_year[evidence[figure["inputs"][0]["series"]]["series"]["frequency"]] / len(p)) - 1,
    "linked-change": lambda: math.prod(1 + x / 100 for x in p) - 1,
    "volatility-of-changes": lambda: statistics.stdev(math.log(1 + x / 100) for x in p)
    * math.sqrt(per_year[evidence[figure["inputs"][0]["series"]]["series"]["frequency"]]),
    "months-between": lambda: 12 * time,
    "above-zero": lambda: sum(x > 0 for x in p),
    "volatility": lambda: statistics.stdev(a)
    * math.sqrt(per_year[evidence[figure["inputs"][0]["series"]]["series"]["frequency"]]),
    "sharpe": lambda: ((p[-1] / p[0]) ** (1 / time) - 1 - statistics.mean(q[:-1]) / 100)
    / (statistics.stdev(a) * math.sqrt(per_year[evidence[figure["inputs"][0]["series"]]["series"]["frequency"]])),
    "correlation": lambda: statistics.correlation(a, b),
    "r-squared": lambda: statistics.correlation(a, b) ** 2,
    "correlation-of-changes": lambda: statistics.correlation(changes(p), changes(q)),
    "paid-in": lambda: figure["amount"] * (len(p) - 1), "end-value": lambda: bought() * p[-1],
    "units-bought": lambda: bought() * per, "purchasing-power": lambda: figure["amount"] * p[0] / p[-1],
    "grown-sum": lambda: figure["amount"] * p[-1] / p[0],
    "money-weighted-return": lambda: return_on_payments(),
    "share-above-zero": lambda: sum(x > 0 for x in p) / len(p),
    "par-bond-price": lambda: par_bond(),
    "par-bond-return": lambda: (par_bond() + p[0] * time) / 100 - 1,
    "beta-error": lambda: math.sqrt((1 - statistics.correlation(a, b) ** 2) / (len(a) - 2))
    * statistics.stdev(a) / statistics.stdev(b),
    "beta": lambda: statistics.linear_regression(b, a).slope,
    "intercept": lambda: statistics.linear_regression(b, a).intercept,
}
print(figure["text"], "is computed here as", formulas[figure["formula"]]())
