import { wordsHere } from '@/lib/content/words-here';
import { list } from '@/lib/content/list';
import { text } from '@/lib/content/messages';
import { analyses, analysisPath, type AnalysisAnswer } from '@samvit/research';
import type { ShareImage } from '@/lib/web/metadata';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { figureLabel } from './figure-label';

type Preview = { title: string; description: string; image: ShareImage };

/** What a message shows of a link to an answer: its sentence, its figures with their sources, and its picture. */
export function answerPreview(answer: AnalysisAnswer): Preview {
  const { sentence } = answer;
  const figures = answer.keyFigures.map(([name, figure]) =>
    text('analysis-page.preview.figure', {
      label: figureLabel([name, figure], answer),
      value: figure.text,
    }),
  );
  return {
    title: sentence,
    description: text('analysis-page.preview.description', {
      figures: analyses.capitalised(wordsHere(), figures.join('; ')),
      sources: answerSources(answer),
    }),
    image: {
      url: routes.analysisPicture(analysisPath(answer.analysis)),
      alt: text('analysis-page.preview.picture', { sentence }),
    },
  };
}

/** The publishers behind an answer, and to when their data reach. */
export function answerSources({ figures, readUpTo }: AnalysisAnswer): string {
  const publishers = [...figures.values()].flatMap(({ sources }) =>
    sources.map(({ publisher }) => publisher),
  );
  const names = [...new Set(publishers)];
  return [
    text('charts.source', { count: names.length, publishers: list(names) }),
    text('charts.data-to', { date: formatPeriod(readUpTo.period) }),
  ].join(' ');
}
