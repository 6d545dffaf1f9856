import { answerAnalysis, parseAnalysis, type AnalysisAnswer } from '@samvit/research';
import { inLocale } from '@/lib/content/locale';
import { libraryHere } from '@/lib/texts/library-here';
import { answerCard } from './answer-card';
import { answerPreview } from './answer-preview';

function answerAt(address: string): AnalysisAnswer {
  const analysis = parseAnalysis(libraryHere(), address);
  const answer = 'problem' in analysis ? null : answerAnalysis(libraryHere(), analysis);
  if (answer?.state !== 'answer') throw new Error(`${address} has no answer`);
  return answer;
}

test('a link to an answer shows its sentence, its figures with their source, and its own picture', () => {
  const answer = answerAt('growth/gold-inr-10g~silver-inr-kg/2006-06..2026-06');
  const { title, description, image } = answerPreview(answer);
  expect(title).toBe(answer.sentence);
  expect(description).toMatch(
    /^Growth a year, gold in rupees: 14\.4%; growth a year, silver in rupees: 13\.6%; .*\. Sources: World Bank and US Federal Reserve\. Data to July 2026\.$/,
  );
  expect(image).toEqual({
    url: '/charts/analysis/growth/gold-inr-10g~silver-inr-kg/2006-06..2026-06.png',
    alt: `This answer as a picture: ${answer.sentence}`,
  });
});

test('in Hindi its words are in Hindi, and its picture is the same', () => {
  const { title, description, image } = inLocale('hi', () =>
    answerPreview(answerAt('drawdown/gold-inr-10g/10y')),
  );
  for (const words of [title, description, image.alt]) expect(words).toMatch(/\p{Script=Devanagari}/u);
  expect(image.url).toBe('/charts/analysis/drawdown/gold-inr-10g/10y.png');
});

test('the picture has the sentence and the chart; of a list its first figures and the source', () => {
  const answer = answerAt('drawdown/gold-inr-10g/10y');
  expect(answerCard(answer)).toMatchObject({ title: answer.sentence, chart: answer.chart });
  const ranking = answerCard(answerAt('rank/shares/10y'));
  expect(answerCard(answer).check).toMatch(/\/analysis\/drawdown\/gold-inr-10g\/10y$/);
  expect(ranking.chart).toBeUndefined();
  expect(ranking.figures).toHaveLength(4);
  expect(ranking.figures?.[0]).toEqual({ name: 'Growth a year, the Titan share', text: '27.8%' });
  expect(ranking.words).toMatch(/^Sources: .* Data to September 2026\.$/);
});
