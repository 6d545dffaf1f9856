import { libraryHere } from '@/lib/texts/library-here';
import type { Option } from '../measures/measure';
import { optionTyped, periodTyped } from './option-typed';

test.each<[Option, string, string | undefined]>([
  ['amount', '5000', '5000'],
  ['amount', '2000', '2000'],
  ['amount', '₹5,000', '5000'],
  ['amount', 'Rs. 5,000', '5000'],
  ['each', '10 lakh', '1000000'],
  ['each', '50 hazaar', '50000'],
  ['target', '1 crore', '10000000'],
  ['target', '1.5 crore', '15000000'],
  ['target', '₹1,00,00,000', '10000000'],
  ['target', 'दस लाख', '1000000'],
  ['amount', 'much', undefined],
  ['amount', '5000 for gold', undefined],
  ['above', '27,000', '27000'],
  ['above', '1 lakh', '100000'],
  ['above', 'high', undefined],
  ['below', '-2.5', '-2.5'],
  ['below', '\u22122.5 %', '-2.5'],
  ['step', '10%', '10'],
  ['step', '10 per cent', '10'],
  ['times', '3 times', '3'],
  ['times', 'thrice', undefined],
  ['deeper', '10 or 20', undefined],
  ['without', 'the year 2020', '2020'],
  ['mix', '60, 40', '60-40'],
  ['mix', '60,40', '60-40'],
  ['mix', '60/40', '60-40'],
  ['mix', '60 40', '60-40'],
  ['mix', '60-40', '60-40'],
  ['mix', '60% and 40%', '60-40'],
  ['mix', 'half', undefined],
  ['until', '2020-03', '2020-03'],
  ['until', 'March 2020', '2020-03'],
  ['by', 'fy', 'fy'],
])('of %s “%s” is %s', (name, typed, text) => expect(optionTyped(libraryHere(), name, typed)).toBe(text));

test.each([
  ['2016', '2016'],
  ['2016-06', '2016-06'],
  ['FY2021', 'FY2021'],
  ['Q1-FY27', 'Q1 FY27'],
  ['June 2016', '2016-06'],
  ['जून 2016', '2016-06'],
  ['long ago', undefined],
  ['', undefined],
])('the period “%s” is %s', (typed, period) => expect(periodTyped(libraryHere(), typed)).toBe(period));

test.each(['5 lakh', '-1', '1e9', '1.5 crore'])('%s is no number of times', (typed) =>
  expect(optionTyped(libraryHere(), 'times', typed)).toBeUndefined(),
);
