import { analysisPath, parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { examples } from './examples';

test('every example has an answer, at its one address', () => {
  const given = examples().map(({ path }) => {
    const read = parseAnalysis(path);
    return 'problem' in read
      ? { path, ...read }
      : { path: analysisPath(read), state: answerAnalysis(read).state };
  });
  expect(given).toHaveLength(9);
  expect(given).toEqual(examples().map(({ path }) => ({ path, state: 'answer' })));
});
