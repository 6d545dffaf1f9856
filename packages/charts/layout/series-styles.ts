/** The style of a bar: the number of that of its series, or of one series of changes that of a gain or a loss. */
export type BarStyle = number | 'rise' | 'fall';

/** Writes the styles of the bars of a chart: of one series that falls below zero gains and losses have their own. */
export function barStyles(
  styles: readonly number[],
  seriesList: readonly { points: readonly { value: number | null }[] }[],
): (column: number, value: number) => BarStyle {
  const [only, ...others] = seriesList;
  const areChanges = others.length === 0 && only?.points.some(({ value }) => value !== null && value < 0);
  if (areChanges) return (_, value) => (value < 0 ? 'fall' : 'rise');
  return (column) => styles[column] ?? column;
}

/** What the class of a bar, of its square or of its hatch ends with. */
export const styleName = (style: BarStyle): string => String(typeof style === 'number' ? style + 1 : style);

/**
 * The number of the style of each series of a chart, all different; a series without one of its own gets the
 * next free one.
 * @param own styles by id; where two series of the chart have the same one, the first of this list gets it
 */
export function seriesStyles(
  own: Readonly<Record<string, number>>,
  seriesList: readonly { id: string }[],
): number[] {
  const styles = new Map<number, number>();
  const isFree = (style: number) => ![...styles.values()].includes(style);
  for (const [id, style] of Object.entries(own)) {
    const index = seriesList.findIndex((series) => series.id === id);
    if (index >= 0 && isFree(style)) styles.set(index, style);
  }
  return seriesList.map((_, index) => {
    const style = styles.get(index) ?? seriesList.findIndex((_other, candidate) => isFree(candidate));
    styles.set(index, style);
    return style;
  });
}
