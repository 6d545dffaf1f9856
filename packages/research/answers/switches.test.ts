import { answerAt } from '@/testing/content/analysis-answers';
import { inLocale } from '@/lib/content/locale';

/** The other readings of an answer, by their words. */
const switchesAt = (address: string) =>
  Object.fromEntries(answerAt(address).switches.map(({ words, path }) => [words, path]));

it('leads from an index of prices to the same with dividends, and back', () => {
  expect(switchesAt('growth/nifty-50-monthly/5y')).toEqual({
    'With dividends': 'growth/nifty-50-tri-monthly/5y',
  });
  expect(switchesAt('growth/nifty-50-tri-monthly/5y')).toEqual({
    'Without dividends': 'growth/nifty-50-monthly/5y',
  });
});

it('of several indices all, beside what has no other reading', () =>
  expect(switchesAt('growth/gold-inr-10g~nifty-50-monthly~nifty-it-monthly/5y')).toEqual({
    'With dividends': 'growth/gold-inr-10g~nifty-50-tri-monthly~nifty-it-tri-monthly/5y',
  }));

it('in a window that begins before the other, whose answer says how far back it goes', () =>
  expect(switchesAt('sip/nifty-50-monthly/20y')).toEqual({
    'With dividends': 'sip/nifty-50-tri-monthly/20y',
  }));

it('where the window ends before the other begins, over all there is, and says so', () =>
  expect(switchesAt('calendar/nifty-50-monthly/2005-01..2012-12')).toEqual({
    'With dividends, as far back as it goes': 'calendar/nifty-50-tri-monthly/all',
  }));

it('leads from a rate to the money that came of it, and back, each by what is asked of it', () => {
  expect(switchesAt('level/ppf-rate/all')).toEqual({ 'The money, not the rate': 'growth/ppf-account/all' });
  expect(switchesAt('sip/ppf-account/10y')).toEqual({ 'The rate, not the money': 'level/ppf-rate/10y' });
  expect(switchesAt('level/bank-deposit-rates.overOneYearHigh/all')).toEqual({
    'The money, not the rate': 'growth/deposit-account/all',
  });
  expect(switchesAt('difference/epf-rate/5y')).toEqual({
    'The money, not the rate': 'growth/epf-account/5y',
  });
});

it('none where there is no other reading, or where both stand beside each other', () => {
  expect(switchesAt('growth/gold-inr-10g/5y')).toEqual({});
  expect(switchesAt('growth/nifty-50-monthly~nifty-50-tri-monthly/5y')).toEqual({});
});

test.each([
  'goal/nifty-50-monthly/20y/target-10000000',
  'when/epf-rate/all/above-8',
  'calendar/nifty-50-monthly/2005-01..2012-12',
  'growth/nifty-50-monthly/1y~3y~5y',
  'growth/nifty-50-monthly/10y~20y',
  'rank/nifty-50-monthly~nifty-it-monthly/5y',
])('what %s leads to has an answer', (address) => {
  for (const path of Object.values(switchesAt(address))) expect(answerAt(path).sentence).not.toBe('');
});

it('in Hindi', () =>
  expect(inLocale('hi', () => Object.keys(switchesAt('growth/nifty-50-monthly/5y')))).toEqual([
    'डिविडेंड के साथ',
  ]));
