import { lateSeries } from './late-series';

test('a series is late when its publisher has newer values by its usual delay', async () => {
  // On 3 August 2026 the Pink Sheet with July is a day old; the value of July for the bitcoin is there,
  // August is not over.
  const late = await lateSeries(Date.parse('2026-08-03T06:00:00Z'));
  expect(late).toContain('silver-usd-oz');
  expect(late).not.toContain('bitcoin-monthly');
  // In India the day ends at 18:30 UTC: on the 2nd it is not late yet.
  expect(await lateSeries(Date.parse('2026-08-02T18:29:00Z'))).not.toContain('silver-usd-oz');
  expect(await lateSeries(Date.parse('2026-08-02T18:31:00Z'))).toContain('silver-usd-oz');
});
