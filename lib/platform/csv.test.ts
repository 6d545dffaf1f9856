import { csvLine } from './csv';

test('quotes cells with separators or line breaks, and ends the line', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\r\ng'])).toBe('a,"b,c","d""e","f\r\ng"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('makes %j a text', (cell) => {
  expect(csvLine([cell])).toContain(`'${cell}`);
});

test('leaves numbers unchanged, and writes null as an empty cell', () => {
  expect(csvLine([-3.25, null, 0, ''])).toBe('-3.25,,0,\r\n');
});
