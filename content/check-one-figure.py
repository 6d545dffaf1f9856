import json, sys, urllib.request

address, name = sys.argv[1:]
with urllib.request.urlopen(address) as answer:
    figures = json.load(answer)["figures"]
figure = next(each for each in figures if each["name"] == name)
if not figure["recomputable"]:
    sys.exit(figure["why"])
values = {
    (each["series"]["id"], row["period"]): row["value"]
    for each in figure["evidence"]
    for row in each["rows"]
}
used = [values[one["series"], period] for one in figure["inputs"] for period in one["periods"]]
start, end = used[0], used[-1]
own = {
    "value": end, "highest": end, "lowest": end, "count": len(used), "sum": sum(used),
    "average": sum(used) / len(used), "difference": end - start, "multiple": end / start,
    "change": end / start - 1, "deepest-drawdown": end / start - 1,
}
print(figure["text"], "is computed here as", own[figure["formula"]])
