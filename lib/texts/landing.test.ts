import { analyses, answerAnalysis, getSeries, parseAnalysis } from '@samvit/research';
import { inLocale } from '@/lib/content/locale';
import { libraryHere } from '@/lib/texts/library-here';
import { landing } from './landing';
import { site } from '@/lib/content/organisation';

const words = landing();

test('what a chip asks, and the example, have an answer', () => {
  for (const { answer } of [...words.chips, words.conversation]) {
    const analysis = parseAnalysis(libraryHere(), answer);
    expect('problem' in analysis ? analysis : answerAnalysis(libraryHere(), analysis).state).toBe('answer');
  }
});

test('every publisher that the page names publishes a series that we hold', () => {
  const publishers = [...analyses.analysableSeries(libraryHere())]
    .flatMap((name) => getSeries(libraryHere(), name).sources.map(({ publisher }) => publisher))
    .join('; ');
  for (const { publisher } of words.sources.publishers) expect(publishers).toContain(publisher);
});

test.each(['en', 'hi'])('the landing page contains every marketing figure of the site in %s', (locale) =>
  inLocale(locale, () => {
    const text = JSON.stringify({ ...landing(), example: null });
    for (const claim of Object.values(site().marketing)) expect(text).toContain(claim);
  }),
);

test('each sentence with a figure of the company has an asterisk', () => {
  const { hero, vision, howItWorks, getStarted } = words;
  for (const text of [hero.proof, vision.text, vision.comparison.after, vision.comparison.result])
    expect(text).toContain('*');
  for (const text of [howItWorks.end, getStarted.text]) expect(text).toContain('*');
  expect(words.footnote).toMatch(/^\* /);
});

test('no placeholder is left', () => {
  expect(JSON.stringify({ ...words, example: null, insight: null })).not.toMatch(/\{[a-z][\w-]*\}/i);
});

test('the sample insight shows the sum of its figure', () => {
  expect(words.features.enhance.insight).toContain(words.insight.text);
  expect(words.insight.worked[0]).toContain(words.insight.text);
});

test.each(['en', 'hi'])('search engines are not told that AI made the research in %s', (locale) =>
  inLocale(locale, () => {
    expect(`${landing().meta.title} ${site().description}`).not.toMatch(/\bAI\b/);
  }),
);
