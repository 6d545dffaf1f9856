import { csvLine } from './csv';

test('quotes what would break a line, and ends it', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\r\ng'])).toBe('a,"b,c","d""e","f\r\ng"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('makes %j a text', (cell) => {
  expect(csvLine([cell])).toContain(`'${cell}`);
});

test('leaves numbers numbers, and writes nothing where there is none', () => {
  expect(csvLine([-3.25, null, 0, ''])).toBe('-3.25,,0,\r\n');
});
