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

test('All goes back ten years; Recent and a search go back to the first', async () => {
  const tenYearsAgo = new Date().setUTCFullYear(new Date().getUTCFullYear() - 10);
  const isOlder = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) < tenYearsAgo - DAY;
  expect((await all({})).filter(isOlder)).toEqual([]);
  expect((await all({})).length).toBeGreaterThan(40);
  expect((await all({ newestFirst: true })).length).toBe(findings.insights(libraryHere()).length);
  expect((await all({ q: 'gold' })).some(isOlder)).toBe(true);
});
