import { csvLine } from '@/lib/platform/csv';
import type { SavedItem } from '@/lib/contract/saved';
import { safeCallback } from '../sign-in/callback-url';
import { canonicalReference, itemNow, pathOfItem } from './item-now';
import { confirmPath, saveFromForm } from './save';
import { savedCsv, savedJson } from './saved-files';
import { itemsWith } from './saved-list';

const item: SavedItem = {
  id: '1',
  kind: 'analysis',
  item: 'growth/gold-usd-oz/10y',
  locale: 'en',
  sentence: 'Gold grew by 10.3% a year',
  figure: '10.3%',
  edition: 'abc',
  name: '=HYPERLINK("http://x")',
  note: 'For my father',
  saved_at: Date.parse('2026-11-20T10:00:00Z'),
};

test('each kind says something now, or that it is gone or refused', async () => {
  expect(await itemNow({ kind: 'analysis', item: 'growth/gold-usd-oz/10y' }, 'en')).toMatchObject({
    state: 'says',
    sentence: expect.stringContaining('Gold'),
    figure: expect.stringMatching(/\d/),
    chart: { series: [expect.anything()] },
  });
  expect(await itemNow({ kind: 'report', item: 'gold-vs-silver' }, 'en')).toMatchObject({ state: 'says' });
  expect(await itemNow({ kind: 'post', item: 'gold-in-rupees' }, 'en')).toMatchObject({ state: 'says' });
  expect(await itemNow({ kind: 'analysis', item: 'growth/india-10y/10y' }, 'en')).toMatchObject({
    state: 'refused',
  });
  for (const kind of ['insight', 'report', 'post', 'analysis'] as const)
    expect(await itemNow({ kind, item: 'no-such-thing' }, 'en')).toEqual({ state: 'gone' });
});

test('an analysis of a series that a reader brought is nothing that can be saved', async () => {
  const item = 'growth/own.abcdefgh/all';
  expect(await itemNow({ kind: 'analysis', item }, 'en')).toEqual({ state: 'gone' });
  await expect(
    saveFromForm({ id: 'u1', email: 'asha@example.com' }, { kind: 'analysis', item, name: '', note: '' }),
  ).rejects.toMatchObject({ status: 404, key: 'errors.nothing-to-save' });
});

test('an analysis is said in the language in which it was saved', async () => {
  const now = await itemNow({ kind: 'analysis', item: 'growth/gold-usd-oz/10y' }, 'hi');
  expect(now).toMatchObject({ state: 'says', sentence: expect.stringMatching(/\p{Script=Devanagari}/u) });
});

test('a person who has to sign in first is led back to what was to be saved', () => {
  const reference = { kind: 'analysis', item: 'growth/gold-inr-10g~silver-inr-kg/20y' } as const;
  const path = confirmPath(reference);
  expect(safeCallback(path)).toBe(path);
  expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual(reference);
});

test('an analysis has one name, and each kind its address', () => {
  expect(canonicalReference({ kind: 'post', item: 'a' })).toEqual({ kind: 'post', item: 'a' });
  expect(pathOfItem({ kind: 'insight', item: 'a' })).toBe('/web/insights/a');
  expect(pathOfItem({ kind: 'report', item: 'a' })).toBe('/reports/a');
});

test('the files have everything, and no cell runs as a formula', () => {
  const [header, row] = savedCsv([item]).split('\r\n');
  expect(header).toBe('saved,kind,address,name,note,sentence,figure,edition,language');
  expect(row).toContain(csvLine([item.name]).trim());
  expect(row).toContain(`"'=HYPERLINK`);
  expect(JSON.parse(savedJson([item]))).toMatchObject([
    {
      kind: 'analysis',
      name: item.name,
      note: item.note,
      address: expect.stringMatching(/\/analysis\/growth\/gold/),
    },
  ]);
});

test('the list is searched in names, notes and sentences', () => {
  expect(itemsWith([item], 'FATHER')).toEqual([item]);
  expect(itemsWith([item], '10.3')).toEqual([item]);
  expect(itemsWith([item], 'silver')).toEqual([]);
  expect(itemsWith([item], ' ')).toEqual([item]);
});
