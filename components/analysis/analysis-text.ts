import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { analyses, type Analysis } from '@samvit/research';
import { list } from '@/lib/content/list';

/** An analysis in one line: `growth: gold in rupees and silver in rupees, the last 20 years`. */
export const analysisText = (analysis: Analysis): string =>
  text('analysis-page.in-words', {
    measure: analyses.measureName(wordsHere(), analysis.measure),
    series: list(analysis.series.map((each) => analyses.nameOf(libraryHere(), each))),
    window: analyses.windowPart(wordsHere(), analysis),
  });
