import { seriesFiles, type Chart } from '@samvit/research';
import type { Drawable } from '@samvit/charts';
import { wordsHere } from '@/lib/content/words-here';
import { libraryHere } from '@/lib/texts/library-here';

/** A chart in the current language, with the styles of the site's series. */
export const drawable = (chart: Chart): Drawable => ({
  ...chart,
  words: wordsHere(),
  styles: seriesFiles.particulars(libraryHere()).styles,
});
