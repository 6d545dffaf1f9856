import { changeClass, writtenChangeClass } from './change-class';

test('a gain and a loss have a class each; a level, a distance and a change that prints as nought have none', () => {
  expect(changeClass({ formula: 'growth-per-year', value: 0.144, text: '14.4%' })).toBe('change is-rise');
  expect(changeClass({ formula: 'change', value: -0.095, text: '−9.5%' })).toBe('change is-fall');
  expect(changeClass({ formula: 'deepest-drawdown', value: -0.8, text: '−80.0%' })).toBe('change is-fall');
  expect(changeClass({ formula: 'change', value: -0.0001, text: '0.0%' })).toBeUndefined();
  expect(changeClass({ formula: 'volatility', value: 0.2, text: '20.0%' })).toBeUndefined();
  expect(changeClass({ formula: 'value', value: -0.75, text: '−0.75%' })).toBeUndefined();
});

test('a change in words has the class of its sign', () => {
  expect(writtenChangeClass('+4.1%')).toBe('change is-rise');
  expect(writtenChangeClass('4.1%, 7 of 20')).toBe('change is-rise');
  expect(writtenChangeClass('−0.35 percentage points')).toBe('change is-fall');
  expect(writtenChangeClass('0.0%')).toBeUndefined();
});
