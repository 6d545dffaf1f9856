import { fillEach } from './fill';

test('every text of a structure is filled, and nothing else of it changes', () => {
  const value = {
    a: 'x',
    list: ['x', { '{x}': 'x', deep: 'x' }],
    number: 1,
    flag: true,
    none: null,
    gone: undefined,
  };
  expect(fillEach(value, (text) => `${text}!`)).toEqual({
    a: 'x!',
    list: ['x!', { '{x}': 'x!', deep: 'x!' }],
    number: 1,
    flag: true,
    none: null,
    gone: undefined,
  });
  expect(fillEach('x', () => 'y')).toBe('y');
});
