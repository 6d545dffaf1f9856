import { ContentProblem, locationsByPath, withPath } from './content-problem';
import { ContentError } from './read';

const at = locationsByPath('reports/gold.md', (path) => (path.join('.') === 'figures.growth.series' ? 7 : 1));

test("an author's mistake is reported at its line, with the path to it", () => {
  const reading = () =>
    at(['figures', 'growth'], () =>
      withPath(['series'], () => {
        throw new ContentProblem('No series is called "gol"');
      }),
    );
  expect(reading).toThrow(
    new ContentError('reports/gold.md', 7, 'figures.growth.series: No series is called "gol"'),
  );
});

test('a bug of ours is no line of a content file, whatever the language throws', () => {
  const bug = () => 'x'.repeat(-1);
  for (const reading of [
    () => at(['figures'], () => withPath(['growth'], bug)),
    () => at(12, bug),
    () => withPath(['growth'], bug),
  ]) {
    expect(reading).toThrow(RangeError);
    expect(reading).not.toThrow(ContentError);
  }
});
