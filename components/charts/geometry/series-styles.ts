/**
 * Styles that belong to a series wherever it is drawn: 0 is teal and solid, 1 brown and dashed, 2 grey and dotted. Where two
 * of a chart have the same one, the first of this list gets it.
 */
const STYLES = Object.entries({
  'silver-usd-oz': 0,
  'gold-usd-oz': 1,
  'silver-inr-kg': 0,
  'gold-inr-10g': 1,
  'silver-year-change': 0,
  'gold-year-change': 1,
  'silver-ten-year-growth': 0,
  'gold-ten-year-growth': 1,
  'silver-drawdown': 0,
  'gold-drawdown': 1,
  'bitcoin-weekly': 0,
  'bitcoin-40-week-average': 1,
  'bitcoin-10-week-average': 2,
  'india-10y': 0,
  'us-10y': 1,
  'rbi-repo': 1,
  'wipro-close': 0,
  'nifty-it-close': 1,
  'nifty-50-close': 2,
  'wipro-drawdown': 0,
  'nifty-it-drawdown': 1,
  'nvidia-years/revenue': 0,
  'nvidia-years/dataCenterRevenue': 1,
  'nvidia-quarters/dataCenterRevenue': 1,
  'nvidia-quarterly-other-revenue': 2,
});

/** The number of the style of each series of a chart, all different; a series without one of its own gets the next free one. */
export function seriesStyles(seriesList: readonly { id: string }[]): number[] {
  const styles = new Map<number, number>();
  const isFree = (style: number) => ![...styles.values()].includes(style);
  for (const [id, style] of STYLES) {
    const index = seriesList.findIndex((series) => series.id === id);
    if (index >= 0 && isFree(style)) styles.set(index, style);
  }
  return seriesList.map((_, index) => {
    const style = styles.get(index) ?? seriesList.findIndex((_other, candidate) => isFree(candidate));
    styles.set(index, style);
    return style;
  });
}
