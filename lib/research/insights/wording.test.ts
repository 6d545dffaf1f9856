import { capital, count, list, rhythmWord, superlative, when } from './wording';

test('counts agree with their noun', () => {
  expect(count(1, 'month')).toBe('1 month');
  expect(count(1234, 'week')).toBe('1,234 weeks');
});

test('days are on, all else is in', () => {
  expect(when('2026-08-21')).toBe('on 21 August 2026');
  expect(when('2026-06')).toBe('in June 2026');
  expect(when('Q1 FY27')).toBe('in Q1 FY27');
});

test('places are named as far as the tenth', () => {
  expect(superlative(1, 'longest')).toBe('the longest');
  expect(superlative(3, 'longest')).toBe('the third longest');
  expect(superlative(11, 'longest')).toBeNull();
  expect(superlative(0, 'longest')).toBeNull();
});

test('words are joined and begun as in a sentence', () => {
  expect(list(['a'])).toBe('a');
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(capital('gold')).toBe('Gold');
  expect(rhythmWord('daily')).toBe('daily');
  expect(rhythmWord('monthly')).toBe('monthly');
});
