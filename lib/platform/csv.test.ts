import { csvLine } from './csv';

test('quotes cells with separators or line breaks, and ends the line', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\r\ng'])).toBe('a,"b,c","d""e","f\r\ng"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1'])('makes %j a text', (cell) => {
  expect(csvLine([cell])).toContain(`'${cell}`);
});

test.each([
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  // A spreadsheet may split cells at semicolons and tabs, and then at line breaks inside quotes too.
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a; ＝1', "a;' ＝1"],
  ['a\t=1', "a\t'=1"],
  ['a\n@x', '"a\n\'@x"'],
  ['a;b=c', 'a;b=c'],
  ['\t=1', "'\t'=1"],
  ['\r=1', '"\'\r\'=1"'],
  // Terminals obey it.
  ['a\u009b31mb\u0000\u001bc', 'a31mbc'],
  ['\u202egnp.\u2069', 'gnp.'],
])('writes %j as %j, which is safe in every program', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test('writes numbers without what binary arithmetic adds', () => {
  expect(csvLine([13.79999999999999, 0.1 + 0.2, 1000, -27.57872])).toBe('13.8,0.3,1000,-27.57872\r\n');
});

test('leaves numbers unchanged, and writes null as an empty cell', () => {
  expect(csvLine([-3.25, null, 0, ''])).toBe('-3.25,,0,\r\n');
});

test('a cell of many empty lines is read in one pass', () => {
  const cell = `a${'\n'.repeat(3_000_000)}a`;
  // A search from each of them would take an hour.
  expect(csvLine([cell]) === `"${cell}"\r\n`).toBe(true);
});
