import { wordsHere } from '@/lib/content/words-here';
import type { ShareCard } from '@/components/charts/chart-files';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { analyses, analysisPath, type AnalysisAnswer } from '@samvit/research';
import { formatRange } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { answerSources } from './answer-preview';
import { figureLabel } from './figure-label';

/** The picture of an answer in link previews: its sentence, and its chart or else its key figures. */
export function answerCard(answer: AnalysisAnswer): ShareCard {
  const { chart, sentence, keyFigures } = answer;
  return {
    kicker: site().product,
    title: sentence,
    check: new URL(siteOrigin()).host + routes.analysisAnswer(analysisPath(answer.analysis)),
    ...(chart
      ? { chart, words: `${chart.spec.title}; ${formatRange(answer.window.from, answer.window.to)}` }
      : {
          figures: keyFigures.map(([name, figure]) => ({
            name: analyses.capitalised(wordsHere(), figureLabel([name, figure], answer)),
            text: figure.text,
          })),
          words: answerSources(answer),
        }),
  };
}
