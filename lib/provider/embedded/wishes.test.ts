import { libraryHere } from '@/lib/texts/library-here';
import type { FeedWishes, WidgetSearch } from '@/lib/contract/provider';
import { closeDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { findings } from '@samvit/research';
import { DAY } from '@/lib/platform/clock';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { searchEmbeddedWidgets } from './widgets';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const [subject] = findings.subjectsOfFeed(libraryHere());
const id = subject?.id ?? '';

async function all(search: Partial<WidgetSearch>) {
  const pages = Array.from({ length: Math.ceil(findings.insights(libraryHere()).length / 9) }, (_, i) =>
    searchEmbeddedWidgets({
      feed: 'dashboard',
      page: i + 1,
      token: '',
      q: '',
      newestFirst: false,
      ...search,
    }),
  );
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}

const isOfSubject = (widget: { id: string }) =>
  findings.insights(libraryHere()).find((insight) => insight.id === widget.id)?.series === id;

/** The mean place of the subject's insights in a list. */
function place(widgets: readonly { id: string }[]): number {
  const places = widgets.flatMap((widget, i) => (isOfSubject(widget) ? [i] : []));
  return places.reduce((sum, at) => sum + at, 0) / places.length;
}

const wishFor = (wish: 'more' | 'less'): { wishes: FeedWishes } => ({ wishes: new Map([[id, wish]]) });

test('in All more of a subject comes earlier and less later, each with its reason, and nothing is hidden', async () => {
  const [usual, more, less] = await Promise.all([all({}), all(wishFor('more')), all(wishFor('less'))]);
  expect(place(more)).toBeLessThan(place(usual));
  expect(place(less)).toBeGreaterThan(place(usual));
  expect(new Set(more.map((widget) => widget.id))).toEqual(new Set(usual.map((widget) => widget.id)));
  for (const widget of more)
    if (isOfSubject(widget)) expect(widget.reason).toBe('On your list');
    else expect(widget.reason).toBeUndefined();
  expect(less.find(isOfSubject)?.reason).toBe('You asked for less of this');
});

test('Trending and Recent are the same for everybody', async () => {
  for (const list of [{ feed: 'trending' }, { newestFirst: true }] as const)
    expect(await all({ ...list, ...wishFor('more') })).toEqual(await all(list));
});

test('Recent goes back two years, All and Trending ten, and a search to the first', async () => {
  const isOlderThan =
    (years: number) =>
    ({ createdAt }: { createdAt: string }) =>
      Date.parse(createdAt) < new Date().setUTCFullYear(new Date().getUTCFullYear() - years) - DAY;
  const [whole, trending, recent] = await Promise.all([
    all({}),
    all({ feed: 'trending' }),
    all({ newestFirst: true }),
  ]);
  expect([...whole, ...trending].filter(isOlderThan(10))).toEqual([]);
  expect(whole.some(isOlderThan(2))).toBe(true);
  expect(new Set(trending.map((each) => each.id))).toEqual(new Set(whole.map((each) => each.id)));
  expect(recent.filter(isOlderThan(2))).toEqual([]);
  expect(recent.length).toBeGreaterThanOrEqual(40);
  const ofAll = new Set(whole.map((each) => each.id));
  expect(recent.filter((each) => !ofAll.has(each.id))).toEqual([]);
  expect((await all({ q: 'gold' })).some(isOlderThan(10))).toBe(true);
  expect((await all({ q: 'gold', newestFirst: true })).some(isOlderThan(10))).toBe(true);
});
