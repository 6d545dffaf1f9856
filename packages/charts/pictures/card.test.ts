import { PALETTE } from '@/components/layout/palette';
import { renderCardSvg, type Card } from './card';

const CARD: Card = { kicker: 'Samvit', title: 'Gold was ahead', check: 'samvit.example' };
const textsOf = async (card: Partial<Card>) =>
  [...(await renderCardSvg({ ...CARD, ...card }, 630, PALETTE)).matchAll(/<tspan[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  );

test('a card without a chart has its figures in large type, each with what it is, and the source', async () => {
  const figures = [
    { name: 'Growth a year, gold', text: '14.4%' },
    { name: 'Growth a year, silver', text: '13.6%' },
  ];
  expect(await textsOf({ figures, words: 'Source: World Bank.' })).toEqual([
    'Samvit',
    'Gold was ahead',
    ...['14.4%', 'Growth a year, gold', '13.6%', 'Growth a year, silver'],
    'Source: World Bank.',
    'samvit.example',
  ]);
});

test('an address that is too long for its place is broken after its parts, and nothing of it is lost', async () => {
  const check = 'samvit.example/analysis/compare/reliance-close~tcs-close/2016-06..2026-06';
  const [, , ...rows] = await textsOf({ check });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.join('')).toBe(check);
  expect((await textsOf({})).at(-1)).toBe('samvit.example');
});

test('a text for which there is no room ends with an ellipsis', async () => {
  const texts = await textsOf({ words: 'silver and '.repeat(100) });
  // With the address at the foot.
  expect(texts).toHaveLength(7);
  expect(texts.at(-2)).toMatch(/ …$/);
});
