import type { Figure } from '../figures/figure';
import type { Window } from '../figures/windows';
import { MEASURES } from '../measures';
import { lengthWords } from '../measures/first-line';
import { nameOf } from '../measures/names';
import { partsFrom } from '../measures/sentences';
import type { Library } from '../series/library';
import type { SeriesRef } from '../series/series-ref';
import { formatPeriod, formatRange } from '../time/period';
import type { Measurement } from './address';

type Figures = ReadonlyMap<string, Figure>;

/** The answer in words. */
export const sentenceOf = (
  library: Library,
  measured: Measurement,
  window: Window,
  figures: Figures,
): string => MEASURES[measured.measure].sentence({ library, terms: measured, window, figures });

/**
 * What stands under the sentence: its window, and whether a longer one was asked for; the same before a
 * conversion; how far the last value is below the highest.
 */
export function linesOf(
  library: Library,
  measured: Measurement,
  beside: Measurement | null,
  window: Window,
  figures: Figures,
  isAllThereIs: boolean,
): string[] {
  const belowHighest = belowHighestOf(library, measured.series, window, figures);
  return [
    windowLine(library, measured, window, isAllThereIs),
    ...(beside ? [sentenceOf(library, beside, window, figures)] : []),
    ...(belowHighest === null ? [] : [belowHighest]),
  ];
}

/** `June 2016 to June 2026, 10 years`. */
function windowLine(
  { words }: Library,
  { measure, window: spec }: Measurement,
  window: Window,
  isAllThereIs: boolean,
): string {
  const isLongest = isAllThereIs ? 'yes' : 'no';
  const range = formatRange(words, window.from, window.to);
  if (MEASURES[measure].isOfLength && typeof spec === 'object' && 'last' in spec)
    return words.text('analysis.lines.windows', { range, years: spec.last, isLongest });
  const length = lengthWords(words, window);
  const hasLength = length === '' ? 'no' : 'yes';
  return words.text('analysis.lines.window', { range, length, hasLength, isLongest });
}

/**
 * Of each series how far its last value is below the highest of the window; null where no figure says more
 * than the deepest fall.
 */
export function belowHighestOf(
  library: Library,
  series: readonly SeriesRef[],
  { to }: Window,
  figures: Figures,
): string | null {
  const parts = series.flatMap((ref) => {
    const figure = figures.get(`${String(ref)}.below-highest`);
    if (!figure) return [];
    const part =
      series.length > 1
        ? library.words.text('analysis.part', { title: nameOf(library, ref), figure: figure.text })
        : figure.text;
    return [
      library.words.text('analysis.below-highest-part', {
        part,
        at: formatPeriod(library.words, figure.window.from),
      }),
    ];
  });
  return parts.length === 0
    ? null
    : library.words.text('analysis.below-highest', {
        to: formatPeriod(library.words, to),
        parts: partsFrom(parts),
      });
}
