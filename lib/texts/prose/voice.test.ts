import { hidesDirection, voiceProblem } from './voice';

test.each([
  'Whether later Acts changed this was not looked up.',
  'up to two of these to either side',
  'Its worst calendar year of these was milder.',
])('a wording that readers stumble over is refused: %s', (text) => {
  expect(voiceProblem(text)).not.toBeNull();
});

test('plain words pass, and a fall is not a change with a sign', () => {
  expect(voiceProblem('The highest of these months was in June.')).toBeNull();
  expect(hidesDirection('Gold in dollars changed by ', '−31.4%')).toBe(true);
  expect(hidesDirection('Gold in dollars changed by ', '31.4%')).toBe(false);
});
