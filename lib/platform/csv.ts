import { CONTROLS } from './controls.mjs';

const LEFT_OUT = new RegExp(`[${CONTROLS}]`, 'g');

/**
 * Where a spreadsheet could begin a formula: at the start of a cell, and after what separates cells in some
 * locales. Some programs read full-width signs as their ASCII forms. Spaces are passed over, but no such
 * separator, after which the search begins again: a cell of thousands of them is read in one pass.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠\t\r])/g;

/**
 * One line of CSV (RFC 4180) with its line end. An apostrophe is put before text that a spreadsheet would
 * run as a formula; `null` is an empty cell. Numbers have twelve digits at most, without what
 * binary arithmetic adds: `13.8` instead of `13.79999999999999`.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  const neutral = cell.replace(LEFT_OUT, '').replace(FORMULA, "'");
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}
