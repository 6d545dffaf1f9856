import { analysableSeries } from './address';
import { libraryHere } from '@/lib/texts/library-here';
import { answerAnalysis } from './answer';
import { nameOf } from '../measures/names';
import { MadeRef } from '../series/series-ref';
import { choiceOf } from './choices';

it('names one currency of what is converted', () => {
  const gold = new MadeRef('in-USD', ['gold-inr-10g', 'usd-inr']);
  expect(nameOf(libraryHere(), gold)).toBe('gold in dollars');
  expect(nameOf(libraryHere(), new MadeRef('real', [gold, 'us-cpi'], { base: '2021-05' }))).toBe(
    'gold in dollars after inflation',
  );
  const share = new MadeRef('in-INR', ['nvidia-close', 'usd-inr']);
  expect(nameOf(libraryHere(), share)).toBe('the NVIDIA share in rupees');
  expect(nameOf(libraryHere(), 'gold-inr-10g')).toBe('gold in rupees');
});

it('ends where values may be compared, and knows the later one that a level tells', () => {
  expect(choiceOf(libraryHere(), 'india-cpi-inflation')).toMatchObject({ to: '2025-12', latest: '2026-08' });
  expect(choiceOf(libraryHere(), 'gold-usd-oz')).toMatchObject({ to: '2026-07', latest: '2026-07' });
  const seriesWithoutLevel = [...analysableSeries(libraryHere())].flatMap((name) => {
    const level = answerAnalysis(libraryHere(), { measure: 'level', series: [name], window: 'all' });
    return level.state === 'answer' && level.window.to !== choiceOf(libraryHere(), name).latest ? [name] : [];
  });
  expect(seriesWithoutLevel).toEqual([]);
});
