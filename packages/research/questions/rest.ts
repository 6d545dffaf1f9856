import type { Analysis } from '../answers/address';
import type { Library } from '../series/library';
import type { Mention } from './mentions';
import type { Query } from './query';
import { vocabulary } from './vocabulary';
import { windowsOf } from './window-of';

/**
 * The words of series and windows that one analysis leaves over, where each is asked for by itself: "a
 * lumpsum in NVIDIA or silver in 1995", when there was no NVIDIA.
 */
export function restOf(library: Library, analysis: Analysis, query: Query): string[] {
  const { mentions, windows, pieces, isRecovery } = query;
  const [name = ''] = analysis.series;
  const isOfOne = analysis.series.length === 1 && mentions.some((each) => mayBe(library, each, name));
  const series = isOfOne ? mentions.filter((each) => !mayBe(library, each, name)) : [];
  const terms = { measure: analysis.measure, series: analysis.series, isRecovery };
  const isMeant = (window: Query['windows']['parts'][number]) =>
    windowsOf(library, window, terms).some(
      (each) => JSON.stringify(each) === JSON.stringify(analysis.window),
    );
  const otherParts = windows.parts.length > 1 ? windows.parts.filter((each) => !isMeant(each)) : [];
  return [
    ...series.map(({ text }) => text),
    ...pieces.flatMap(({ part, text }) => (otherParts.some((each) => each === part) ? [text] : [])),
  ];
}

/** Whether a name may stand for a series, or for the same in other money or by other periods. */
function mayBe(library: Library, { readings }: Mention, name: string): boolean {
  const { dollars, months, days, ofMonths } = vocabulary(library).instead;
  const instead = [dollars, months, days, ofMonths];
  const variants = (of: string) => [of, ...instead.flatMap((each) => each[of] ?? [])];
  return readings.flatMap(variants).flatMap(variants).includes(name);
}
