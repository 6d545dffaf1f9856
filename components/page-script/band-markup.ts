/**
 * The bands of a chart's columns, one unit wide and high each: the server draws them where there is no script, the
 * page script where it adds the values (chart-values.ts).
 * @param spans how many units each column takes
 * @param down whether time runs downwards
 */
export function bandMarkup(spans: readonly number[], down: boolean): string {
  let before = 0;
  return spans
    .map((span) => {
      const box = down
        ? `y="${before}" width="1" height="${span}"`
        : `x="${before}" width="${span}" height="1"`;
      before += span;
      return `<rect ${box}></rect>`;
    })
    .join('');
}
