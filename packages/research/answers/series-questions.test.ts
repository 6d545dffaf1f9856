import { libraryHere } from '@/lib/texts/library-here';
import { questionsAbout } from './series-questions';

const pathsOf = (id: string) => questionsAbout(libraryHere(), id).map(({ path }) => path);

test('a price has a worst fall; a ratio of price to earnings, which nobody holds, has none', () => {
  expect(pathsOf('nifty-50-monthly').some((path) => path.startsWith('drawdown/'))).toBe(true);
  expect(pathsOf('nifty-50-pe').length).toBeGreaterThan(0);
  expect(pathsOf('nifty-50-pe').some((path) => path.startsWith('drawdown/'))).toBe(false);
});
