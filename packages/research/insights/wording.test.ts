import { wordsHere } from '@/lib/content/words-here';
import { capitalised, periods, rankValues, when } from './wording';

test('counts agree with their noun', () => {
  expect(periods(wordsHere(), 1, 'monthly')).toBe('1 month');
  expect(periods(wordsHere(), 1234, 'weekly')).toBe('1,234 weeks');
});

test('a day has the preposition on, any other period in', () => {
  expect(when(wordsHere(), '2026-08-21')).toBe('on 21 August 2026');
  expect(when(wordsHere(), '2026-06')).toBe('in June 2026');
  expect(when(wordsHere(), 'Q1 FY27')).toBe('in Q1 FY27');
});

test('a rank is written down to the tenth', () => {
  expect(rankValues({ rank: 10, of: 12, tied: true })).toEqual({ rank: 10, of: 12, tied: 'yes' });
  expect(rankValues({ rank: 11, of: 12, tied: false })).toBeNull();
});

test('a sentence begins with a capital', () => {
  expect(capitalised(wordsHere(), 'gold')).toBe('Gold');
});
