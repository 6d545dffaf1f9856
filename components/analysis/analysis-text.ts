import { text } from '@/lib/content/messages';
import type { Analysis } from '@/lib/research/analysis/address';
import { nameOf } from '@/lib/research/analysis/choices';
import { measureName, windowWords } from '@/lib/research/analysis/echo';
import { list } from '@/lib/web/list';

/** An analysis in one line: `growth: gold in rupees and silver in rupees, the last 20 years`. */
export const analysisText = ({ measure, series, window }: Analysis): string =>
  text('analysis-page.in-words', {
    measure: measureName(measure),
    series: list(series.map(nameOf)),
    window: windowWords(window),
  });
