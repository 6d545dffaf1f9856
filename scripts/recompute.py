#!/usr/bin/env python3
"""Recomputes every figure of reports and posts from their figures.json, to the last printed digit.

    python3 scripts/recompute.py https://example.org     the files of a site, by its sitemaps
    python3 scripts/recompute.py FOLDER                  every figures.json below a folder, also of a build
    python3 scripts/recompute.py https://example.org/analysis/growth/gold-inr-10g/20y.json     an answer to an analysis
    python3 scripts/recompute.py ANSWER.json content/series     the same, with the files of series beside it

Only the standard library. Arithmetic on published values is exact (fractions of the decimals in the file);
roots, logarithms and powers are floats. A figure whose values may not be passed on is computed from its
worked line where that prints all of them, such as "150,231 (2025) ÷ 64,242 (2013) = 2.3 times", or from a
derived series in the same file; the others are listed. The file of an answer names the periods that such a
figure is computed from: with the files of series, which you have or get from the sources named there, it is
recomputed too.
"""

import ast
import json
import math
import operator
import pathlib
import re
import sys
import urllib.request
from datetime import date
from decimal import Decimal
from fractions import Fraction

MONTHS = ("January February March April May June July August September October November December").split()
PER_YEAR = {"daily": 252, "weekly": 52, "monthly": 12, "quarterly": 4, "annual": 1}


def mean(values):
    return sum(values) / len(values)


def median(values):
    ordered, half = sorted(values), len(values) // 2
    return ordered[half] if len(values) % 2 else (ordered[half - 1] + ordered[half]) / 2


def returns(values):
    return [math.log(b / a) for a, b in zip(values, values[1:])]


def covariance(a, b):
    return sum((x - mean(a)) * (y - mean(b)) for x, y in zip(a, b)) / (len(a) - 1)


def deviation(values):
    return math.sqrt(covariance(values, values))


def years(start, end):
    """Whole months for months and quarters, days / 365.25 for days."""
    months = [re.fullmatch(r"(\d{4})-(\d\d)", each) for each in (start, end)]
    if all(months):
        first, last = ((int(m[1]) * 12 + int(m[2])) for m in months)
        return Fraction(last - first, 12)
    plain = [re.fullmatch(r"(?:FY)?(\d{4})", each) for each in (start, end)]
    if all(plain):
        return Fraction(int(plain[1][1]) - int(plain[0][1]))
    first, last = day_of(start), day_of(end)
    if all(re.fullmatch(r"[QH]\d .*|(?:FY)?\d{4}|\d{4}-\d\d", each) for each in (start, end)):
        return Fraction(12 * (last.year - first.year) + last.month - first.month, 12)
    return Fraction((last - first).days * 100, 36525)


def day_of(period):
    quarter = re.fullmatch(r"Q([1-4]) (FY)?(\d+)", period)
    if quarter:
        year = int(quarter[3]) + (2000 if quarter[2] else 0)
        return date(year, int(quarter[1]) * 3 - 2, 1)
    return date.fromisoformat(period)


def power(base, exponent):
    return base**exponent if exponent.denominator == 1 else float(base) ** float(exponent)


def correlation(a, b):
    return covariance(a, b) / (deviation(a) * deviation(b))


def beta(a, b):
    return covariance(a, b) / covariance(b, b)


def drawdowns(values):
    peak, depths = values[0], []
    for value in values:
        peak = max(peak, value)
        depths.append(value / peak - 1)
    return depths


def drawdown(values):
    return min(drawdowns(values))


def deepest(rows):
    """The peak and the trough of the deepest fall, and where its peak was reached again."""
    depths = drawdowns(values(rows))
    bottom = depths.index(min(depths))
    peak = max(rows[: bottom + 1], key=lambda row: row[1])
    return peak, rows[bottom], next((row for row in rows[bottom + 1 :] if row[1] >= peak[1]), None)


def recovery(rows):
    peak, _, recovered = deepest(rows)
    return 12 * years(peak[0], recovered[0])


def product_of_changes(rows):
    """What one became by changes in per cent, one after the other."""
    return math.prod(1 + value / 100 for value in values(rows))


def changes(values):
    return [b - a for a, b in zip(values, values[1:])]


def par_bond_price(rows):
    """Of a ten-year bond with the first yield as its coupon, paid twice a year, at the last yield."""
    rate, left = rows[-1][1] / 200, 20 - 2 * years(rows[0][0], rows[-1][0])
    return sum(rows[0][1] / 2 / (1 + rate) ** n for n in range(1, int(left) + 1)) + 100 / (1 + rate) ** int(left)


def inverse_sum(rows):
    """Of one unit of money, paid at each row but the last: what it bought."""
    return sum(1 / value for value in values(rows)[:-1])


def payments_of(rows, figure):
    """One at each row but the last, up to the last period with one; higher after every twelve."""
    rise, until = 1 + Fraction(figure.get("rise", 0)) / 100, figure.get("until", "9")
    paid = [row for row in rows[:-1] if row[0][: len(until)] <= until]
    return [(period, figure["amount"] * rise ** (n // 12)) for n, (period, _) in enumerate(paid)]


def bought(rows, figure):
    return sum(paid / row[1] for row, (_, paid) in zip(rows, payments_of(rows, figure)))


def per(unit):
    """A price is of so much: 10 of rupees per 10 g."""
    found = re.search(r" per (\d+) ", unit)
    return int(found[1]) if found else 1


def money_weighted_return(rows, figure):
    """A year, of the monthly rate at which payments become their value."""
    end = rows[-1][0]
    made = {int(12 * years(period, end)): float(paid) for period, paid in payments_of(rows, figure)}
    payments = [made.get(n, 0.0) for n in range(max(made), 0, -1)]
    value, low, high = float(rows[-1][1] * bought(rows, figure)), -0.99, 1.0
    while True:
        middle, worth = (low + high) / 2, 0.0
        if middle in (low, high):
            return (1 + middle) ** 12 - 1
        for paid in payments:
            worth = (worth + paid) * (1 + middle)
        low, high = (middle, high) if worth < value else (low, middle)


def of_pairs(compute):
    return lambda rows, others, _: compute(returns(values(rows)), returns(values(others)))


def values(rows):
    return [value for _, value in rows]


def sharpe(rows, rates, frequency):
    """Growth a year less the mean of a rate in per cent, without its last, over volatility."""
    growth = power(rows[-1][1] / rows[0][1], 1 / years(rows[0][0], rows[-1][0])) - 1
    volatility = deviation(returns(values(rows))) * math.sqrt(PER_YEAR[frequency])
    return (float(growth) - float(mean(values(rates[:-1])) / 100)) / volatility


def growth(rows):
    """Growth a year from the first row to the last."""
    return power(rows[-1][1] / rows[0][1], 1 / years(rows[0][0], rows[-1][0])) - 1


# Each takes rows of (period, value), those of the second series, and the frequency.
FORMULAS = {
    "value": lambda r, o, f: r[-1][1],
    "change": lambda r, o, f: r[-1][1] / r[0][1] - 1,
    "difference": lambda r, o, f: r[-1][1] - r[0][1],
    "basis-points": lambda r, o, f: (r[-1][1] - r[0][1]) * 100,
    "multiple": lambda r, o, f: r[-1][1] / r[0][1],
    "product": lambda r, o, f: r[0][1] * r[-1][1],
    "change-after-above": lambda r, o, f: r[-1][1] / r[0][1] - 1 if o[0][1] > 0 else Fraction(0),
    "rebased": lambda r, o, f: 100 * (r[-1][1] / r[0][1]),
    "growth-per-year": lambda r, o, f: growth(r),
    "growth-lead": lambda r, o, f: growth(r) - growth(o),
    "volatility": lambda r, o, f: deviation(returns(values(r))) * math.sqrt(PER_YEAR[f]),
    "deepest-drawdown": lambda r, o, f: drawdown(values(r)),
    "peak": lambda r, o, f: deepest(r)[0][1],
    "trough": lambda r, o, f: deepest(r)[1][1],
    "recovery": lambda r, o, f: recovery(r),
    "highest": lambda r, o, f: max(values(r)),
    "lowest": lambda r, o, f: min(values(r)),
    "average": lambda r, o, f: mean(values(r)),
    "percentile-rank": lambda r, o, f: Fraction(sum(v <= r[-1][1] for v in values(r)), len(r)),
    "rank": lambda r, o, f: Fraction(sum(v < r[-1][1] for v in values(r))),
    "sum": lambda r, o, f: sum(values(r)),
    "count": lambda r, o, f: Fraction(len(r)),
    "median": lambda r, o, f: median(values(r)),
    "share-above-zero": lambda r, o, f: Fraction(sum(v > 0 for v in values(r)), len(r)),
    "below-zero": lambda r, o, f: Fraction(sum(v < 0 for v in values(r))),
    "above-zero": lambda r, o, f: Fraction(sum(v > 0 for v in values(r))),
    "linked-growth-per-year": lambda r, o, f: power(product_of_changes(r), Fraction(PER_YEAR[f], len(r))) - 1,
    "linked-change": lambda r, o, f: product_of_changes(r) - 1,
    "volatility-of-changes": lambda r, o, f: deviation([math.log(1 + v / 100) for v in values(r)])
    * math.sqrt(PER_YEAR[f]),
    "months-between": lambda r, o, f: 12 * years(r[0][0], r[-1][0]),
    "correlation": of_pairs(correlation),
    "beta": of_pairs(beta),
    "intercept": of_pairs(lambda a, b: mean(a) - beta(a, b) * mean(b)),
    "correlation-of-changes": lambda r, o, f: correlation(changes(values(r)), changes(values(o))),
    "par-bond-price": lambda r, o, f: par_bond_price(r),
    "par-bond-return": lambda r, o, f: (par_bond_price(r) + r[0][1] * years(r[0][0], r[-1][0])) / 100 - 1,
    "sharpe": sharpe,
    "compounded": lambda r, o, f: compounded(values(r)),
    "linked": lambda r, o, f: r[-1][1] / mean(values(r[:-1])) * o[0][1],
    "beta-error": of_pairs(
        lambda a, b: math.sqrt((1 - correlation(a, b) ** 2) / (len(a) - 2)) * deviation(a) / deviation(b)
    ),
    "r-squared": of_pairs(lambda a, b: correlation(a, b) ** 2),
}


def account_balance(rates, month):
    """Of 100 at the end of the month of the first rate: a twelfth of a rate for each month, added in March."""
    def number(period):
        return int(period[:4]) * 12 + int(period[5:7]) - 1

    balance, interest = Fraction(100), Fraction(0)
    for each in range(number(rates[0][0]) + 1, number(month) + 1):
        interest += [rate for day, rate in rates if number(day) <= each][-1] / 1200
        if each % 12 == 2:
            balance, interest = balance * (1 + interest), Fraction(0)
    return balance * (1 + interest)


def compounded(rates):
    """Of 100 in the first period: by what each period after it grew, in per cent."""
    index = Fraction(100)
    for rate in rates[1:]:
        index *= 1 + rate / 100
    return index


# Of a derived series alone: each takes rows of (period, value) and the period whose value it is.
OF_PERIOD = {
    "account-balance": account_balance,
}

# Each takes rows of (period, value), the figure with its payments, and the unit of the values.
OF_PAYMENTS = {
    "grown-sum": lambda r, f, u: f["amount"] * r[-1][1] / r[0][1],
    "purchasing-power": lambda r, f, u: f["amount"] * r[0][1] / r[-1][1],
    "paid-in": lambda r, f, u: sum(paid for _, paid in payments_of(r, f)),
    "end-value": lambda r, f, u: r[-1][1] * bought(r, f),
    "units-bought": lambda r, f, u: bought(r, f) * per(u),
    "money-weighted-return": lambda r, f, u: money_weighted_return(r, f),
}


def mixture(rows, weights):
    """What 1 became over the months in which the shares were put back; the rows of one part after another."""
    count, above, below = len(rows) // len(weights), 1, 1
    for step in range(1, count):
        parts = (
            weight * rows[part * count + step][1] / rows[part * count + step - 1][1]
            for part, weight in enumerate(weights)
        )
        grown = sum(parts) / 100
        above, below = above * grown.numerator, below * grown.denominator
    return Fraction(above, below)


def left_over(rows, amount, each):
    sold = each * sum(1 / value for value in values(rows)[1:])
    return max(Fraction(0), amount / rows[0][1] - sold) * rows[-1][1]


# Each takes rows of (period, value), and what its series is made with.
OF_TERMS = {
    "mixture": lambda r, made: mixture(r, made["weights"]),
    "left-over": lambda r, made: left_over(r, made["amount"], made["each"]),
    "end-value": lambda r, made: made["amount"] * inverse_sum(r) * r[-1][1],
    "money-weighted-return": money_weighted_return,
    "payment-to-reach": lambda r, made: made["amount"] / (r[-1][1] * inverse_sum(r)),
}


class Evidence:
    """The values behind one figure; those of derived series are computed from published ones."""

    def __init__(self, evidence):
        self.facts = {each["series"]["id"]: each["series"] for each in evidence}
        self.rows = {each["series"]["id"]: each["rows"] for each in evidence}
        self.known = {}

    def row(self, series, period):
        found = [row for row in self.rows[series] if row["period"] == period]
        if not found:
            raise LookupError(f"{series} has no value at {period}")
        return found[0]

    def value(self, series, period):
        key = (series, period)
        if key not in self.known:
            made = self.facts[series].get("made")
            self.known[key] = self.derived(made, period) if made else self.row(series, period)["value"]
        return self.known[key]

    def derived(self, made, period):
        behind = self.behind(made, period)
        sides = [[(p, self.value(series, p)) for series, p in side] for side in behind]
        rows, others = sides[0], sides[1] if len(sides) > 1 else None
        if made["by"] in OF_PERIOD:
            result = OF_PERIOD[made["by"]](rows, period)
        elif made["by"] in OF_TERMS:
            result = OF_TERMS[made["by"]](rows, made)
        else:
            result = FORMULAS[made["by"]](rows, others, self.facts[behind[0][0][0]]["frequency"])
        return result / made.get("over", 1) * made.get("times", 1) - made.get("less", 0)

    def behind(self, made, period):
        """By operand: a formula of a pair takes values of two series, at the periods that both have."""
        reads, sources = made["reads"], made["from"]
        if isinstance(reads, dict) and "linkedAt" in reads:
            series = sources[0 if period < reads["linkedAt"] else 1]
            return [[(series, period)]]
        if isinstance(reads, dict) and "firstOf" in reads:
            count = int(reads["firstOf"])
            groups = [sources[i : i + count] for i in range(0, len(sources), count)]
            has = lambda each: any(row["period"] == period for row in self.rows.get(each, []))
            return [[(each, period) for each in next(group for group in groups if all(map(has, group)))]]
        if isinstance(reads, dict) and "linkedBy" in reads:
            own, chain = sources
            joint = [row["period"] for row in self.rows[own] if row["period"].startswith(reads["linkedBy"])]
            return [[(own, each) for each in [*joint, period]], [(chain, reads["linkedBy"])]]
        if reads == "same period":
            return [[(series, period) for series in sources]]
        if isinstance(reads, dict) and "putBackAfter" in reads:
            months = self.put_back(sources, made["since"], period, reads["putBackAfter"])
            return [[(series, month) for series in sources for month in [*months, period]]]
        if isinstance(reads, dict) and "monthsBefore" in reads:
            first = months_after(period, -int(reads["monthsBefore"]))
            return [
                [(series, row["period"]) for row in self.rows[series] if first <= row["period"] <= period]
                for series in sources
            ]
        shared = set.intersection(*({row["period"] for row in self.rows[series]} for series in sources))
        since = made.get("since", "")
        rows = {
            series: [row for row in self.rows[series] if row["period"] in shared and row["period"] >= since]
            for series in sources
        }
        return [
            [(series, row["period"]) for row in self.chosen(series, rows[series], period, reads)] for series in sources
        ]

    def put_back(self, sources, first, period, count):
        """The months before a period in which a mixture has its shares: each the next one in which all have a value."""
        shared = set.intersection(*({row["period"] for row in self.rows[series]} for series in sources))
        marks, mark = [], first
        while mark < period:
            marks.append(next((month for month in sorted(shared) if mark <= month < period), None))
            if count == "never":
                break
            mark = months_after(mark, int(count))
        return sorted({month for month in marks if month})

    def chosen(self, series, rows, period, reads):
        if reads in ("in force", "so far"):
            past = [row for row in rows if row["period"][: len(period)] <= period]
            return past[-1:] if reads == "in force" else past
        if reads == "last month":
            ends = (fiscal_quarter, calendar_quarter)
            return [row for row in rows if period in [quarter(row["period"]) for quarter in ends]][-1:]
        if reads == "June":
            return [self.row(series, f"{period}-06")]
        if reads == "Decembers":
            return [self.row(series, f"{int(period) - 1}-12"), self.row(series, f"{period}-12")]
        if reads == "fiscal year before":
            return [self.row(series, f"FY{period[:4]}")]
        if reads == "fiscal year":
            return [self.row(series, f"FY{int(period[:4]) + 1}")]
        if reads == "period ends":
            return [self.row(series, each) for each in ends_of_period(period)]
        if reads == "months of year":
            return [row for row in rows if row["period"].endswith(period[1:])]
        own = self.row(series, period)
        if isinstance(reads, dict) and "yearsBefore" in reads:
            return [self.row(series, years_before(period, int(reads["yearsBefore"]))), own]
        place, past = rows.index(own), rows[: rows.index(own) + 1]
        at_least = lambda wanted: next(
            (i for i, row in enumerate(rows) if i > place and self.value(series, row["period"]) >= wanted), None
        )
        if isinstance(reads, dict) and "multiple" in reads:
            return [own, rows[at_least(reads["multiple"] * self.value(series, period))]]
        if reads in ("fall", "rise", "fall and rise"):
            end = at_least(self.value(series, period))
            lowest = min(rows[place:end], key=lambda row: self.value(series, row["period"]))
            return [own if reads != "rise" else lowest, lowest if reads == "fall" else rows[end]]
        if reads == "all":
            return past
        if reads == "previous":
            return past[-2:]
        if reads == "first":
            return [past[0], own]
        if reads == "record":
            return [max(past, key=lambda row: row["value"]), own]
        return past[-int(reads["last"]) :]


def months_after(month, count):
    year, number = (int(part) for part in month.split("-"))
    whole = 12 * year + number - 1 + count
    return f"{whole // 12:04}-{whole % 12 + 1:02}"


def fiscal_quarter(month):
    """NVIDIA's: Q1 FY27 ends in April 2026."""
    year, number = (int(part) for part in month.split("-"))
    quarter = {4: 1, 7: 2, 10: 3, 1: 4}.get(number)
    return quarter and f"Q{quarter} FY{(year + (quarter != 4)) % 100:02}"


def calendar_quarter(month):
    """Q2 2026 of June 2026; nothing of a month in which no quarter ends."""
    year, number = month.split("-")
    return None if int(number) % 3 else f"Q{int(number) // 3} {year}"


def ends_of_period(period):
    """The month before a period and its last: of FY2025 March 2024 and March 2025."""
    year, quarter = re.fullmatch(r"(?:FY)?(\d{4})", period), re.fullmatch(r"Q([1-4]) (\d{4})", period)
    if year:
        end, months = int(year[1]) * 12 + (3 if period[0] == "F" else 12), 12
    elif quarter:
        end, months = int(quarter[2]) * 12 + 3 * int(quarter[1]), 3
    else:
        end, months = int(period[:4]) * 12 + int(period[5:]), 1
    return [f"{(each - 1) // 12}-{(each - 1) % 12 + 1:02}" for each in (end - months, end)]


def years_before(period, count):
    return re.sub(r"\d{4}|(?<=FY)\d\d", lambda m: str(int(m[0]) - count).zfill(len(m[0])), period, count=1)


def recompute(figure):
    evidence = Evidence(figure["evidence"])
    sides = [[(p, evidence.value(i["series"], p)) for p in i["periods"]] for i in figure["inputs"]]
    facts = evidence.facts[figure["inputs"][0]["series"]]
    if figure["formula"] in OF_PAYMENTS:
        return OF_PAYMENTS[figure["formula"]](sides[0], figure, facts["unit"])
    return FORMULAS[figure["formula"]](sides[0], sides[1] if len(sides) > 1 else None, facts["frequency"])


OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: power,
}
PERIOD = re.compile(r" \((?:(?:\d{1,2} )?[A-Z][a-z]{2} \d{4}|(?:Q[1-4] )?(?:FY)?\d{2,4}|\d+Y)\)")


def of_worked_line(line):
    """The result of the printed arithmetic; None if a value is left out, or the line says it was rounded."""
    match = re.fullmatch(r"([^=]*?)(?:, as published| = [^=]*)", re.sub("[₹$]", "", PERIOD.sub("", line)))
    if not match or "unrounded" in line or "may not be printed" in line:
        return None
    text = re.sub(r"(?<=\d),(?=\d)", "", match[1]).translate(str.maketrans({"÷": "/", "×": "*", "−": "-", "^": "**"}))
    return arithmetic(text, ast.parse(text, mode="eval").body) if re.fullmatch(r"[\d.+*/() -]+", text) else None


def wrong_steps(figure):
    """The lines below the first, each of one input, whose printed arithmetic has another result than is printed."""
    return [line for line in figure["worked"][1:] if figure["recomputable"] and is_wrong(line)]


def is_wrong(line):
    match = re.fullmatch(r"(?:.*: )?([^:=]+ = )(−?[\d,]+(?:\.(\d+))?)", PERIOD.sub("", line))
    value = match and of_worked_line(match[1] + match[2])
    if value is None:
        return False
    result = Fraction(match[2].replace(",", "").replace("−", "-"))
    # A power is a float.
    return abs(value - result) > Fraction(1, 2) / 10 ** len(match[3] or "") + Fraction(1, 10**9)


def arithmetic(text, node):
    if isinstance(node, ast.BinOp):
        return OPERATORS[type(node.op)](arithmetic(text, node.left), arithmetic(text, node.right))
    if isinstance(node, ast.UnaryOp):
        return -arithmetic(text, node.operand)
    return Fraction(ast.get_source_segment(text, node))


def of_lines(figure, lines):
    """The figure from the series of its file; None if a part is not there, or with three digits only."""
    found = [lines.get(each["id"]) for each in figure["lines"]]
    if any(line is None or line["frequency"] in ("daily", "weekly") for line in found):
        return None
    if figure["formula"] in OF_PAYMENTS:
        return None
    if not all(has(line["points"], figure["window"]) for line in found):
        return None
    sides = [within(line["points"], figure["window"]) for line in found]
    return FORMULAS[figure["formula"]](sides[0], sides[1] if len(sides) > 1 else None, found[0]["frequency"])


def has(points, window):
    return {window["from"], window["to"]} <= {point["period"] for point in points}


def within(points, window):
    periods = [point["period"] for point in points]
    part = points[periods.index(window["from"]) : periods.index(window["to"]) + 1]
    return [(point["period"], point["value"]) for point in part if point["value"] is not None]


EXTREMES = ("highest", "lowest", "deepest-drawdown")


def with_files(figure, folder):
    """The figure with the values of its periods; that one is the highest of a window is seen in all of them."""
    published = [each["series"]["id"] for each in figure["evidence"] if not each["series"].get("made")]
    values = {series: series_values(folder, series) for series in published}
    evidence = []
    for each in figure["evidence"]:
        own = values.get(each["series"]["id"], {})
        rows = [{**row, "value": own.get(row["period"])} for row in each["rows"]]
        evidence.append({**each, "rows": rows})
    series, window = figure["inputs"][0]["series"], figure["window"]
    if figure["formula"] not in EXTREMES or series not in values:
        return {**figure, "evidence": evidence}
    periods = list(values[series])
    rows = [
        {"period": period, "value": values[series][period]}
        for period in periods[periods.index(window["from"]) : periods.index(window["to"]) + 1]
        if values[series][period] is not None
    ]
    inputs = [{"series": series, "periods": [row["period"] for row in rows]}]
    return {**figure, "inputs": inputs, "evidence": [{**evidence[0], "rows": rows}]}


def series_values(folder, name):
    """The values of a series, or of a column of one, by period."""
    series, _, column = name.partition("/")
    text = (pathlib.Path(folder) / f"{series}.json").read_text(encoding="utf-8")
    file = json.loads(text, parse_float=Fraction, parse_int=Fraction)
    index = [each["name"] for each in file["columns"]].index(column) if column else 1
    return {row[0]: row[index] for row in file["points"]}


def value_of(figure, lines, folder):
    """From its evidence, files of series or what else is printed; None if that does not suffice."""
    if figure["recomputable"]:
        return recompute(figure)
    if folder and "evidence" in figure:
        return recompute(with_files(figure, folder))
    value = of_worked_line(figure["worked"][0])
    return of_lines(figure, lines) if value is None else value


def rounded(value, digits):
    """Half away from zero, of the decimal number; a float is taken to twelve digits first."""
    if isinstance(value, float):
        value = Fraction(Decimal("%.11e" % value))
    scaled = math.floor(abs(value) * 10**digits + Fraction(1, 2))
    text = str(scaled).zfill(digits + 1)
    whole, part = (text[:-digits], "." + text[-digits:]) if digits else (text, "")
    return "−" if value < 0 and scaled else "", whole, part


def grouped(whole, indian):
    head, tail = whole[:-3], whole[-3:]
    pairs = re.sub(r"(?<=\d)(?=(\d\d)+$)" if indian else r"(?<=\d)(?=(\d{3})+$)", ",", head)
    return f"{pairs},{tail}" if head else tail


# Format: decimals, Indian groups, what stands before and after, and the factor.
FORMATS = {
    "number": (0, False, "", "", 1),
    "number-1": (1, False, "", "", 1),
    "number-2": (2, False, "", "", 1),
    "number-indian": (0, True, "", "", 1),
    "percent": (1, False, "", "%", 100),
    "percent-0": (0, False, "", "%", 100),
    "points": (1, False, "", "%", 1),
    "points-2": (2, False, "", "%", 1),
    "percentage-points": (1, False, "", " percentage points", 1),
    "basis-points": (0, False, "", " basis points", 1),
    "usd": (0, False, "$", "", 1),
    "usd-2": (2, False, "$", "", 1),
    "usd-billion": (1, False, "$", " billion", Fraction(1, 1000)),
    "inr": (0, True, "₹", "", 1),
    "inr-2": (2, True, "₹", "", 1),
    "inr-crore": (0, True, "₹", " crore", 1),
    "inr-lakh": (1, True, "₹", " lakh", 1),
    "inr-in-lakh": (1, True, "₹", " lakh", Fraction(1, 100_000)),
    "inr-billion": (1, True, "₹", " billion", 1),
    "times": (1, False, "", " times", 1),
}


# Of what is bought, what stands after the number.
QUANTITIES = {
    "quantity": "",
    "grams": "\u00a0g",
    "kilograms": "\u00a0kg",
    "troy-ounces": " troy ounces",
    "barrels": " barrels",
    "bitcoin": "\u00a0BTC",
    "ether": "\u00a0ETH",
    "shares": " shares",
    "units": " units",
    "dollars": " dollars",
    "square-feet": " square feet",
}


def decimals(value, digits):
    """Decimals with which a value has so many digits."""
    exponent = int(("%e" % abs(value)).split("e")[1]) if value else 0
    more = digits - 1 - exponent
    return more - (abs(value) * Fraction(10) ** more + Fraction(1, 2) >= 10**digits)


def form(name, value):
    """The format of a value; some depend on how large it is."""
    if name == "digits-3":
        return decimals(value, 3), False, "", "", 1
    if name in QUANTITIES:
        return max(0, decimals(value, 4)), False, "", QUANTITIES[name], 1
    return FORMATS[name]


def printed(figure, value):
    if figure["format"] == "period":
        return in_words(figure["period"])
    digits, indian, before, after, factor = form(figure["format"], value)
    sign, whole, part = rounded(value * factor, digits)
    if figure["format"] == "inr-in-lakh" and part == ".0":
        part = ""
    return f"{sign}{before}{grouped(whole, indian)}{part}{after}"


def coarse(figure, value):
    """As values that may not be printed are: to three digits, without decimals from a hundred on."""
    text = printed(figure, Fraction(Decimal("%.2e" % value)))
    return re.sub(r"\.0+(?=\D*$)", "", text) if abs(value) >= 100 else text


def in_words(period):
    match = re.fullmatch(r"(\d{4})-(\d\d)(?:-(\d\d))?", period)
    if period.startswith("--"):
        return MONTHS[int(period[2:]) - 1]
    if not match:
        return period
    year, month, day = match.groups()
    return " ".join(([str(int(day))] if day else []) + [MONTHS[int(month) - 1], year])


def files(where):
    if where.endswith(".json"):
        text = fetch(where) if re.match(r"https?://", where) else pathlib.Path(where).read_text(encoding="utf-8")
        return [(where, text)]
    if not re.match(r"https?://", where):
        found = sorted(pathlib.Path(where).rglob("figures.json*"))
        # A build has a folder of this name beside the files, and the schema in a folder of its own.
        named = [
            path
            for path in found
            if path.is_file()
            and path.name in ("figures.json", "figures.json.body")
            and path.parent.name != "schemas"
        ]
        return [(path.parent.name, path.read_text(encoding="utf-8")) for path in named]
    base = where.rstrip("/")
    pages = [
        address
        for name in ("reports", "posts")
        for address in re.findall(r"<loc>([^<]+)</loc>", fetch(f"{base}/sitemaps/{name}.xml"))
    ]
    # Sitemaps name the public origin; the site that is checked may be another.
    paths = [re.sub(r"^https?://[^/]+", "", page) for page in pages]
    return [(path.split("/")[-1], fetch(f"{base}{path}/figures.json")) for path in paths]


def fetch(address):
    with urllib.request.urlopen(address, timeout=30) as response:
        return response.read().decode("utf-8")


def main(where, folder=None):
    agreed, by_files, by_print, wrong, left_out = 0, 0, 0, [], []
    texts = files(where)
    for slug, text in texts:
        file = json.loads(text, parse_float=Fraction, parse_int=Fraction)
        lines = {line["name"]: line for line in file["lines"]}
        for figure in file["figures"]:
            name = f"{slug}: {figure['name']}"
            try:
                value = value_of(figure, lines, folder)
                own = None if value is None else printed(figure, value)
                if own is not None and not figure["recomputable"] and coarse(figure, value) == figure["text"]:
                    own = figure["text"]
            except (ArithmeticError, LookupError, SyntaxError, TypeError, ValueError) as error:
                own = f"an error: {error!r}"
            wrong += [f"{name} is explained by {line}" for line in wrong_steps(figure)]
            if own is None:
                left_out.append(f"{name} = {figure['text']} ({', '.join(s['publisher'] for s in figure['sources'])})")
            elif own != figure["text"]:
                wrong.append(f"{name} is printed as {figure['text']}, computed here as {own}")
            elif figure["recomputable"]:
                agreed += 1
            elif folder and "evidence" in figure:
                by_files += 1
            else:
                by_print += 1
    for line in left_out:
        print(f"not recomputable: {line}")
    for line in wrong:
        print(f"DIFFERS: {line}")
    print(
        f"{agreed} figures of {len(texts)} files agree, {by_print} more with what is printed of their inputs, "
        f"{f'{by_files} more with the files of series, ' if folder else ''}"
        f"{len(wrong)} differ, {len(left_out)} are not recomputable."
    )
    return 1 if wrong or not (agreed or by_files or by_print or left_out) else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
