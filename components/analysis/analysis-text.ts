import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { asking, type Analysis } from '@samvit/research';
import { list } from '@/lib/content/list';

/** An analysis in one line: `growth: gold in rupees and silver in rupees, the last 20 years`. */
export const analysisText = ({ measure, series, window }: Analysis): string =>
  text('analysis-page.in-words', {
    measure: asking.measureName(wordsHere(), measure),
    series: list(series.map((each) => asking.nameOf(libraryHere(), each))),
    window: asking.windowWords(wordsHere(), window),
  });
