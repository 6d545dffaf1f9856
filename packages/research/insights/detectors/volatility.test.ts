import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, wave } from '../line.fixture';
import { volatilityDetector } from './volatility';

const gold = (values: number[]) =>
  volatilityDetector.detect(
    libraryHere(),
    madeLine(libraryHere(), 'gold-usd-oz', values, { first: '2004-01' }),
  );

test('finds the most volatile twelve months of more than ten years', () => {
  const findings = gold([...wave(140, 100, 101), 150]);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.title).toBe(
    'Gold: volatility over 12 months at its highest since at least January 2005',
  );
});

test('finds nothing in constant volatility, and in a short history', () => {
  expect(gold(wave(160, 100, 101))).toEqual([]);
  expect(gold([...wave(60, 100, 101), 150])).toEqual([]);
});
