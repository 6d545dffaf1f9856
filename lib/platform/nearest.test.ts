import { letterDistance, nearest } from './nearest';

test.each([
  ['SMTP_URL', 'SMTP_URL', 0],
  ['SMPT_URL', 'SMTP_URL', 1],
  ['SMTP_URI', 'SMTP_URL', 1],
  ['SMTPURL', 'SMTP_URL', 1],
  ['SMTP_URLS', 'SMTP_URL', 1],
  ['STMP_ULR', 'SMTP_URL', 2],
  ['HOME', 'PORT', 3],
])('the distance of %s and %s is %d', (a, b, distance) => {
  expect(letterDistance(a, b)).toBe(distance);
});

test('the nearest name has the fewest letters different, and few', () => {
  expect(nearest('titel', ['tile', 'title', 'tags'])).toBe('title');
  expect(nearest('gold-usd-ox', ['gold-usd-oz', 'gold-inr-10g'])).toBe('gold-usd-oz');
  expect(nearest('copper', ['gold', 'silver'])).toBeUndefined();
  expect(nearest('tag', ['topic', 'tags'])).toBe('tags');
});
