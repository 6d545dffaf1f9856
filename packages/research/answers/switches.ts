import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { isOwnName } from '../series/own-name';
import { isRate, UNITS } from '../series/units';
import { analysisPath, inWindow, normal, type Analysis } from './address';
import { counterpartOf } from './counterparts';

/** The other usual reading of what was asked: with dividends, or the money that came of a rate. */
export type Switch = { words: string; path: string };

/**
 * The other readings of an analysis that have an answer, in the same window or in all there is. Links carry no
 * values, so there are none for a reader's own series.
 * @param isAnswered whether an analysis has an answer
 */
export function switchesOf(
  library: Library,
  analysis: Analysis,
  isAnswered: (analysis: Analysis) => boolean,
): readonly Switch[] {
  if (analysis.series.some(isOwnName)) return [];
  const keys = new Set(analysis.series.flatMap((name) => counterpartOf(library, name)?.words ?? []));
  return [...keys].flatMap((key) => {
    const series = analysis.series.map((name) => {
      const other = counterpartOf(library, name);
      return other?.words === key ? other.series : name;
    });
    if (new Set(series).size < series.length) return [];
    const other = normal({ ...analysis, series, measure: measureFor(library, analysis, series) });
    const answered = [other, inWindow(other, 'all')].find(isAnswered);
    return answered ? [{ words: wordsOf(library, key, other, answered), path: analysisPath(answered) }] : [];
  });
}

/**
 * A rate is asked for by what it is, money by what became of it: where one takes the place of the other, the measure
 * is another, too.
 */
function measureFor(library: Library, analysis: Analysis, series: readonly string[]): Measure {
  const areRates = (names: readonly string[]) => names.some((name) => isRate(getSeries(library, name).unit));
  const isNowRate = areRates(series);
  if (isNowRate === areRates(analysis.series)) return analysis.measure;
  const kinds = series.map((name) => UNITS[getSeries(library, name).unit].kind);
  const fits = (name: Measure) =>
    Boolean(MEASURES[name].isOfLast) === isNowRate &&
    kinds.every((kind) => MEASURES[name].kinds.includes(kind));
  return MEASURE_NAMES.find(fits) ?? analysis.measure;
}

/** With the window where it is another. */
function wordsOf({ words }: Library, key: string, asked: Analysis, answered: Analysis): string {
  const reading = words.text(`analysis-page.switch.${key}`);
  return answered === asked ? reading : words.text('analysis-page.switch.all', { words: reading });
}
