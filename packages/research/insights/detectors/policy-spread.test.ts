import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, wave, flat } from '../line.fixture';
import { policySpread } from './policy-spread';

const spread = (values: number[]) =>
  policySpread.detect(
    libraryHere(),
    madeLine(libraryHere(), 'ten-year-over-repo', values, { first: '2007-01' }),
  );

test('finds the month in which the yield crosses the policy rate after a long stay', () => {
  const findings = spread([...flat(24, 80), -20]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    asOf: '2009-01',
    title: "India's ten-year spread over the repo rate turns negative after 24 months",
  });
  expect(findings[0]?.summary).toContain('The spread was −20 basis points in January 2009');
  expect(findings[0]?.unusual).toContain('The yield stood below the policy rate in 1 of');
});

test('finds the widest spread of more than five years', () => {
  const findings = spread([...wave(70, 80, 90), 200]);
  expect(findings.map(({ title }) => title)).toEqual([
    "India's ten-year spread over the repo rate is the widest since at least January 2007",
  ]);
});

test('finds nothing without a change, and after a short stay', () => {
  expect(spread(wave(100, 80, 90))).toEqual([]);
  expect(spread([...flat(5, 80), -20])).toEqual([]);
});
