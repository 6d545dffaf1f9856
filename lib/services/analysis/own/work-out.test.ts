import { wordsHere } from '@/lib/content/words-here';
import { tables } from '@samvit/research';
import { readBrought, readOwnForm } from './brought';
import { workOut } from './work-out';

const CSV = 'Date,Close\n2024-01-31,100\n2024-02-29,110\n2024-03-31,121\n';
const ANSWERS = { 'own-name': 'My fund', 'own-unit': 'INR', 'own-kind': 'price', 'own-observed': 'close' };

function post(fields: Record<string, string>, file?: BlobPart): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // As browsers send the field of a form without a file.
  form.append('file', new Blob(file === undefined ? [] : [file]), file === undefined ? '' : 'own.csv');
  return new Request('https://samvit.example/analysis/own/answer', { method: 'POST', body: form });
}
const shown = async (fields: Record<string, string>, file?: BlobPart) =>
  workOut(await readBrought(await readOwnForm(post(fields, file))));

test.each([
  ['a file', {}, CSV],
  ['pasted cells', { text: CSV.replaceAll(',', '\t') }, undefined],
])('%s is asked about first', async (_, fields, file) => {
  const page = await shown(fields, file);
  expect(page).toMatchObject({ state: 'asks', reading: { table: { frequency: 'monthly' } } });
  const questionFields = page.state === 'asks' ? page.reading.questions.map(({ field }) => field) : [];
  expect(questionFields).toEqual(['name', 'unit']);
});

test('with the answers it is a series, with its growth over all there is', async () => {
  const page = await shown({ ...ANSWERS, text: CSV });
  if (page.state !== 'read') throw new Error(page.state);
  const [series] = page.carried;
  expect(series).toMatchObject({
    name: 'My fund',
    rows: [
      ['2024-01', 100],
      ['2024-02', 110],
      ['2024-03', 121],
    ],
  });
  expect(page.fields).toEqual({ measure: 'growth', a: expect.stringMatching(/^own\.\w{8}$/), window: 'all' });
  // The next form carries it, with another question.
  const next = await shown({
    own: JSON.stringify(series),
    measure: 'level',
    a: page.fields.a ?? '',
    window: '1y',
  });
  expect(next).toMatchObject({
    state: 'read',
    carried: [series],
    fields: { measure: 'level', window: '1y' },
  });
});

test('a rate that is not in per cent is asked again', async () => {
  expect(await shown({ ...ANSWERS, 'own-kind': 'rate', text: CSV })).toMatchObject({
    state: 'asks',
    problem: expect.stringContaining('per cent'),
  });
});

test.each([
  ['nothing', {}, undefined, /no file/],
  ['a workbook', {}, new Uint8Array([0x50, 0x4b, 3, 4]), /workbook/],
  [
    'a workbook beside pasted cells',
    { text: CSV.replaceAll('\n', '\r\n') },
    new Uint8Array([0x50, 0x4b, 3, 4]),
    /workbook/,
  ],
  ['prose', { text: 'Dear all, here are my numbers.' }, undefined, /./],
])('%s is refused in words, with what was pasted', async (_, fields: Record<string, string>, file, words) => {
  const page = await shown(fields, file);
  expect(page).toMatchObject({ state: 'refused', sentence: expect.stringMatching(words) });
  if (page.state === 'refused') expect(page.pasted).toBe(fields.text);
});

test.each([
  ['no JSON', '{'],
  [
    'a row of another kind',
    '{"name":"a","unit":"INR","kind":"price","observed":"close","rows":[["x",1],["y",2]]}',
  ],
  [
    'rows out of order',
    '{"name":"a","unit":"INR","kind":"price","observed":"close","rows":[["2024-02",1],["2024-01",2]]}',
  ],
  [
    'a frequency of its own',
    '{"name":"a","unit":"INR","kind":"price","observed":"close","frequency":"mixed","rows":[["2024-01",1],["2024-02",2]]}',
  ],
  [
    'a unit that its kind cannot have',
    '{"name":"a","unit":"INR","kind":"rate","observed":"close","rows":[["2024-01",1],["2024-02",2]]}',
  ],
])('a carried series with %s is refused', async (_, own) =>
  expect(shown({ own })).rejects.toMatchObject({ status: 400, key: 'own-data.page.broken' }),
);

test('a file above a megabyte is refused with its size', async () => {
  await expect(shown({}, 'x'.repeat(1_100_000))).rejects.toMatchObject({ status: 413, values: { size: 2 } });
});

test('days are never taken for months, whatever their distances', () => {
  const days = Array.from({ length: 60 }, (_, i) =>
    new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10),
  );
  const about = { name: 'a', unit: 'INR', kind: 'price', observed: 'close' } as const;
  const monthsAndDays = ['2020-01-31', '2021-01-31', '2022-01-31', '2023-01-31', ...days];
  expect(tables.carriedFile(wordsHere(), { ...about, rows: days.map((day) => [day, 1]) }).frequency).toBe(
    'daily',
  );
  expect(
    tables.carriedFile(wordsHere(), { ...about, rows: monthsAndDays.map((day) => [day, 1]) }).frequency,
  ).toBe('daily');
});
