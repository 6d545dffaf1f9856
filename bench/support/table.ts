/**
 * Prints a row of a table.
 * @param widths of the columns; the last one applies to all further columns
 */
export function printRow(cells: readonly string[], widths: readonly number[]): void {
  const padded = cells.map((cell, i) => {
    const width = widths[Math.min(i, widths.length - 1)] ?? 0;
    return i === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(padded.join('').trimEnd());
}

/** @param numbers one or more */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [below = 0, above = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (below + above) / 2;
}

/** @param numbers one or more @param share from 0 to 100 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
