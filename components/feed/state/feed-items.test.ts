import { pagesWithoutMatch, feedItems, matching, mayHaveMore } from './feed-items';
import { pageOf, widget } from '@/components/feed/cards/widget.fixture';

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('an item on two pages is shown once, at its first position', () => {
  const pages = [pageOf(['a', 'b', 'c']), pageOf(['c', 'd', 'a'])];
  expect(idsOf(feedItems(pages, 'all'))).toEqual(['a', 'b', 'c', 'd']);
});

test('Recent is newest first, with undated items last', () => {
  const items = [
    widget('none', { createdAt: '' }),
    widget('old', { createdAt: '2024-01-31' }),
    widget('nonsense', { createdAt: 'the day before yesterday' }),
    widget('new', { createdAt: '2026-08-21T18:00:00+05:30' }),
    widget('same day, earlier', { createdAt: '2026-08-21T09:00:00+05:30' }),
  ];
  const page = { items, cursor: null };
  expect(idsOf(feedItems([page], 'recent'))).toEqual(['new', 'same day, earlier', 'old', 'none', 'nonsense']);
  expect(idsOf(feedItems([page], 'all'))).toEqual(idsOf(items));
});

test.each([
  ['GOLD', ['title', 'description']],
  ['  gold ', ['title', 'description']],
  ['record', ['title']],
  ['(', []],
  ['', ['title', 'description', 'neither']],
])('searching %j finds what holds it in title or description', (words, found) => {
  const items = [
    widget('title', { title: 'Gold sets a record' }),
    widget('description', { description: 'It was gold once' }),
    widget('neither', { title: 'Silver', description: 'Silver' }),
  ];
  expect(idsOf(matching(items, words))).toEqual(found);
});

test('more pages exist while a full one came', () => {
  expect(mayHaveMore([], 2)).toBe(false);
  expect(mayHaveMore([pageOf(['a', 'b'])], 2)).toBe(true);
  expect(mayHaveMore([pageOf(['a', 'b']), pageOf(['c'])], 2)).toBe(false);
  expect(mayHaveMore([pageOf(['a', 'b']), pageOf([])], 2)).toBe(false);
  expect(mayHaveMore([pageOf(['a', 'b']), pageOf(['b', 'c'])], 2)).toBe(true);
});

test('a full page without a new item is the last', () => {
  expect(mayHaveMore([pageOf(['a', 'b']), pageOf(['b', 'a'])], 2)).toBe(false);
});

test('pages without a match are counted back from the last page to the last match', () => {
  const pages = [pageOf(['gold']), pageOf(['a']), pageOf(['b'])];
  expect(pagesWithoutMatch(pages, 'gold')).toBe(2);
  expect(pagesWithoutMatch(pages, 'b')).toBe(0);
  expect(pagesWithoutMatch(pages, 'zinc')).toBe(3);
  expect(pagesWithoutMatch(pages, ' ')).toBe(0);
});
