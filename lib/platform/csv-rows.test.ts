import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { CONTROLS } from './controls.mjs';
import { csvLine } from './csv';
import { csvRows, CsvProblem } from './csv-rows';

const most = { rows: 10, columns: 4, cell: 8 };
const read = (text: string, delimiter = ',') => csvRows(text, { delimiter, most });

test('rows have their cells and the line where they begin, with any line end and without blank lines', () => {
  expect(read('\ufeffa,b\r\n\r\n"1,0", "x ""y"""\r \n"p\nq",\n3')).toEqual([
    { cells: ['a', 'b'], line: 1 },
    { cells: ['1,0', 'x "y"'], line: 3 },
    { cells: ['p\nq', ''], line: 5 },
    { cells: ['3'], line: 7 },
  ]);
});

test('where quotation marks have no meaning they are characters', () => {
  expect(csvRows('"a;b', { delimiter: ';', isQuoted: false, most })).toEqual([
    { cells: ['"a', 'b'], line: 1 },
  ]);
});

test.each([
  ['that is not closed', '1\n2,"a\nb', 'quotation', 2],
  ['within a cell', '5" pipe,a', 'quotation', 1],
  ['with something after it', '1\n"a"b', 'quotation', 2],
  ['of too many rows', '1\n'.repeat(11), 'rows', 11],
  ['of too many columns', '1\n,,,,', 'columns', 2],
  ['with a long cell', '1\n123456789', 'cell', 2],
  ['with a long cell in quotation marks', `1\n"${'""'.repeat(10)}"`, 'cell', 2],
])('a text %s is refused with its line', (_, text, kind, line) => {
  expect(() => read(text)).toThrow(new CsvProblem(kind as CsvProblem['kind'], line));
});

/** What a line of CSV leaves out, or writes otherwise. */
const UNWRITTEN = new RegExp(`\\p{Cc}|[${CONTROLS}]|^\\s*[=+\\-@＝＋－＠]`, 'u');

test('what was written is read', () => {
  const cells = fc.array(
    anyText({ maxLength: 20 }).filter((cell) => !UNWRITTEN.test(cell)),
    { minLength: 2, maxLength: 5 },
  );
  fc.assert(
    fc.property(cells, (row) => {
      const cells = row.map((cell) => cell.replace(/[;\t\ufeff]/g, '').trimStart());
      fc.pre(cells.every((cell) => !/^[=+\-@＝＋－＠]/.test(cell)));
      expect(csvRows(csvLine(cells), { delimiter: ',', most: { rows: 1 } })).toEqual([{ cells, line: 1 }]);
    }),
  );
});
