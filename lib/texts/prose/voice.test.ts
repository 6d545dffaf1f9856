import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
