import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { analysisPath, parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { examples } from './examples';
import { readQuestion } from '../questions/read-question';

test('every example has an answer, at its one address', () => {
  const results = examples(wordsHere()).map(({ path }) => {
    const analysis = parseAnalysis(libraryHere(), path);
    return 'problem' in analysis
      ? { path, ...analysis }
      : { path: analysisPath(analysis), state: answerAnalysis(libraryHere(), analysis).state };
  });
  expect(results).toEqual(examples(wordsHere()).map(({ path }) => ({ path, state: 'answer' })));
});

test.each(locales())('in %s every example that somebody types gives its answer', (locale) => {
  const readings = inLocale(locale, () =>
    examples(wordsHere()).map(({ question, path }) => ({
      question,
      path,
      read: readQuestion(libraryHere(), question),
    })),
  );
  const paths = readings.map(({ question, read: each }) => ({
    question,
    path: each.state === 'analysis' && each.unused.length === 0 ? analysisPath(each.analysis) : each.state,
  }));
  expect(paths).toEqual(readings.map(({ question, path }) => ({ question, path })));
});
