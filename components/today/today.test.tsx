import { render, screen, within } from '@testing-library/react';
import { seriesWithPages } from '@/lib/texts/publication/series-pages';
import type { TodayParts } from '@/lib/texts/today';
import { Today } from './today';

const named = (id: string) => {
  const series = seriesWithPages().get(id);
  if (!series) throw new Error(`${id} has no page`);
  return series;
};

const NOTHING: TodayParts = { followed: [], choices: null, news: null, dueDays: [], changed: [] };
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('a tile says the last value and its change, and leads to the page of its series', () => {
  render(<Today {...NOTHING} followed={['gold-usd-oz', 'india-cpi-inflation'].map(named)} />);
  const gold = part('My list').getByRole('link', { name: /^Gold \$/ });
  expect(gold).toHaveAttribute('href', '/data/gold-usd-oz');
  expect(gold.querySelector('.change')).toHaveTextContent(/%$/);
  expect(gold.querySelector('svg')).not.toBeNull();
  expect(part('My list').getByText(/percentage points$/)).toHaveClass('change');
  expect(screen.queryByRole('region', { name: /^New since/ })).toBeNull();
});

test('a tile says of which period its value is, or since when it is in force', () => {
  render(<Today {...NOTHING} followed={['gold-usd-oz', 'rbi-repo'].map(named)} />);
  const list = part('My list');
  expect(list.getByRole('link', { name: /^Gold \$\S+ \w+ 2026 / })).toBeVisible();
  expect(list.getByRole('link', { name: /% since \d+ \w+ \d{4}/ })).toBeVisible();
});

test('an empty list leads to the choice', () => {
  render(<Today {...NOTHING} />);
  expect(part('My list').getByRole('link', { name: 'Choose what you follow' })).toHaveAttribute(
    'href',
    '/web/preferences#subjects',
  );
});

test('where nothing is new it says what comes next, and a day names three series', () => {
  const names = ['gold-usd-oz', 'silver-usd-oz', 'usd-inr', 'brent-usd-bbl'];
  const day = { day: '2026-12-02', series: names.map(named) };
  render(<Today {...NOTHING} news={{ since: '2026-11-12', insights: [] }} dueDays={[day]} />);
  expect(part('New since 12 November 2026').getByText(/Next: Gold, 2 December 2026\.$/)).toBeVisible();
  const coming = part('Coming up');
  expect(coming.getAllByRole('link')).toHaveLength(3);
  expect(coming.getByText(/and 1 more/)).toBeVisible();
});
