/**
 * Prints a row of a table.
 * @param {readonly string[]} cells
 * @param {readonly number[]} widths of the columns; the last one applies to all further columns
 */
export function printRow(cells, widths) {
  const padded = cells.map((cell, i) => {
    const width = widths[Math.min(i, widths.length - 1)] ?? 0;
    return i === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(padded.join('').trimEnd());
}

/** @param {readonly number[]} numbers one or more */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [below = 0, above = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (below + above) / 2;
}

/** @param {readonly number[]} numbers one or more @param {number} share from 0 to 100 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
