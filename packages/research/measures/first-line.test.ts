import { glossary } from '@/lib/content/glossary';
import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { wordsHere } from '@/lib/content/words-here';
import { STRENGTHS, strengthOf } from './correlation-strength';
import { LEADS, firstThatFits, leadOf, lengthWords, monthsWords, MOST_SIGNS } from './first-line';

test.each(locales())('the glossary says the bounds that the code has, in %s', (locale) => {
  const numbersOf = (id: string) =>
    inLocale(locale, () => {
      const text = glossary().get(id)?.definition ?? '';
      return new Set((text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
    });
  expect(numbersOf('correlation')).toEqual(new Set(Object.values(STRENGTHS)));
  expect(numbersOf('ahead')).toEqual(new Set(Object.values(LEADS)));
});

test.each([
  [0.194, 'none'],
  [-0.194, 'none'],
  [0.195, 'weak'],
  [-0.4, 'negativeModerate'],
  [0.6949, 'moderate'],
  [0.6951, 'strong'],
  [-1, 'negativeStrong'],
])('a correlation of %d is %s', (value, strength) => expect(strengthOf(value)).toBe(strength));

test.each([
  [14.7, 12.8, 'little'],
  [1.2, 1, 'usual'],
  [1.999, 1, 'usual'],
  [2, 1, 'far'],
])('%d is ahead of %d: %s', (first, second, lead) => expect(leadOf(first, second)).toBe(lead));

test.each([
  ['2016-06', '2026-06', '10 years', '10 साल'],
  ['2016-07', '2026-06', '9 years 11 months', '9 साल 11 महीने'],
  ['2025-06', '2026-07', '1 year 1 month', '1 साल 1 महीने'],
  ['2026-05', '2026-06', '1 month', '1 महीने'],
  ['2026-08-14', '2026-08-21', '7 days', '7 दिन'],
  ['2000', '2024', '24 years', '24 साल'],
  ['1Y', '30Y', '', ''],
])('from %s to %s it is %s', (from, to, english, hindi) => {
  expect(lengthWords(wordsHere(), { from, to })).toBe(english);
  expect(inLocale('hi', () => lengthWords(wordsHere(), { from, to }))).toBe(hindi);
});

test('half months are said', () => {
  expect([71.5, 71, 85].map((each) => monthsWords(wordsHere(), each))).toEqual([
    '71.5 months',
    '5 years 11 months',
    '7 years 1 month',
  ]);
});

test('of sentences the first that fits is told, of longer ones the last', () => {
  const [long, longer] = ['a'.repeat(MOST_SIGNS), 'b'.repeat(MOST_SIGNS + 1)];
  expect(firstThatFits([longer, long, 'c'])).toBe(long);
  expect(firstThatFits([longer, `${longer}b`])).toBe(`${longer}b`);
});
