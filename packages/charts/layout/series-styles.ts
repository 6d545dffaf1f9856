/** The style of a bar: where there is one series, those below zero have another than its own. */
export const styleOfBar = ([own = 0, ...others]: readonly number[], column: number, value: number): number =>
  others.length === 0 && value < 0 ? Number(own !== 1) : ([own, ...others][column] ?? column);

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
