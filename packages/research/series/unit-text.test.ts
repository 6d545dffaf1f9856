import { wordsHere } from '@/lib/content/words-here';
import { inLocale } from '@/lib/content/locale';
import { changeText } from './change-text';
import { isRounded, quantityText, unitName } from './unit-text';
import { UNIT_NAMES } from './units';

test('a value is written with its unit, rupees and Indian counts in lakh and crore', () => {
  expect(quantityText(wordsHere(), 4228.1, 'USD per troy ounce')).toBe('$4,228.1 per troy ounce');
  expect(quantityText(wordsHere(), 150000, 'INR crore')).toBe('₹1,50,000 crore');
  expect(quantityText(wordsHere(), -81615, 'USD million')).toBe('−$81,615 million');
  expect(quantityText(wordsHere(), 111913, 'registrations')).toBe('1,11,913 registrations');
  expect(quantityText(wordsHere(), 6.98, '% per annum')).toBe('6.98% per annum');
  expect(quantityText(wordsHere(), -55.2, '%')).toBe('−55.2%');
  expect(quantityText(wordsHere(), 0.2229, '%')).toBe('0.2229%');
});

test.each([
  [4228.1, false],
  [62.7266, true],
  [0.2229, false],
  [0.22291, true],
  [1 / 3, true],
  [-0, false],
])('whether the text of %d omits digits: %s', (value, rounded) => {
  expect(isRounded(value)).toBe(rounded);
});

test('a change is in per cent, and in percentage points for values in per cent', () => {
  expect(changeText(wordsHere(), 'USD per share', 80, 100)).toBe('+25.0%');
  expect(changeText(wordsHere(), '% per annum', 7, 6.65)).toBe('−0.35 percentage points');
  expect(changeText(wordsHere(), 'basis points', 100, 112)).toBe('+12 basis points');
  expect(changeText(wordsHere(), 'index points', 5, 5)).toBe('0.0%');
});

test('every unit has words, in Hindi too', () => {
  const texts = () =>
    UNIT_NAMES.flatMap((unit) => [unitName(wordsHere(), unit), quantityText(wordsHere(), 1234.5, unit)]);
  expect(texts().every((text) => text !== '')).toBe(true);
  expect(inLocale('hi', () => quantityText(wordsHere(), 150000, 'INR crore'))).toBe('₹1,50,000 करोड़');
  expect(inLocale('hi', texts)).toContain('डॉलर प्रति ट्रॉय औंस');
});
