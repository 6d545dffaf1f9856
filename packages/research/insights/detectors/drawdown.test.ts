import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, wave, flat } from '../line.fixture';
import { drawdownDetector } from './drawdown';

const gold = (values: number[]) =>
  drawdownDetector.detect(
    libraryHere(),
    madeLine(libraryHere(), 'gold-usd-oz', values, { first: '2004-01' }),
  );

test('finds each step of a deep fall once, and the recovery', () => {
  const findings = gold([...flat(60, 100), 78, 77, 60, 90, 101]);
  expect(findings.map(({ title, asOf }) => [asOf, title])).toEqual([
    ['2009-01', 'Gold has fallen 22.0% from its record of January 2004'],
    ['2009-03', 'Gold has fallen 40.0% from its record of January 2004'],
    ['2009-05', 'Gold is back at a record after 64 months and a fall of 40%'],
  ]);
  expect(findings[0]?.summary).toContain('$78, after $100 in January 2004');
  expect(findings[2]?.summary).toContain('$60 in March 2009');
});

test('finds nothing in shallow falls and in common falls', () => {
  expect(gold([...flat(60, 100), 85, 101])).toEqual([]);
  expect(gold(wave(80, 100, 70))).toEqual([]);
});
