import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bringsNumber, hidesDirection, voiceProblem } from './voice';

test.each([
  'Whether later Acts changed this was not looked up.',
  'up to two of these to either side',
  'Its worst calendar year of these was milder.',
  'A square foot cost more, single source as the rest.',
  'The larger part of the fall was not made good.',
  'Which leg looks larger depends on where one begins.',
  'It is wide by its own past.',
  'The next figures are shown here, whichever way they point.',
  'The duty for each came to ₹149.4 lakh.',
])('a wording that readers stumble over is refused: %s', (text) => {
  expect(voiceProblem(text)).not.toBeNull();
});

test('plain words pass, and a fall is not a change with a sign', () => {
  for (const text of [
    'The highest of these months was in June.',
    'It made good progress.',
    'It cost ₹49 lakh.',
  ])
    expect(voiceProblem(text)).toBeNull();
  expect(hidesDirection('Gold in dollars changed by ', '−31.4%')).toBe(true);
  expect(hidesDirection('The Nifty changed by ', '2.5%')).toBe(true);
  expect(hidesDirection('two more cuts, a change of ', '−0.75')).toBe(true);
  expect(hidesDirection('a change of ', '2.5%')).toBe(false);
  expect(bringsNumber('Ten years of gold brought ')).toBe(true);
  expect(bringsNumber('Whoever brought the ')).toBe(false);
});

test('no text of content says that something was not looked up', () => {
  const folder = path.resolve('content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Old versions of reports and legal texts stay as they were.
    .filter((file) => /\.(?:md|yaml|json)$/.test(file) && !/^reports\/.+\/|versions\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => /\bnot looked? up\b/i.test(readFileSync(path.join(folder, file), 'utf8'))),
  ).toEqual([]);
});
