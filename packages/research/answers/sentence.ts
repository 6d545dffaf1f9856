import type { Figure } from '../figures/figure';
import type { Window } from '../figures/windows';
import { MEASURES } from '../measures';
import { partsFrom } from '../measures/sentences';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { seriesFacts } from '../series/series-facts';
import type { SeriesRef } from '../series/series-ref';
import { formatPeriod } from '../time/period';
import type { Measurement } from './address';

type Figures = ReadonlyMap<string, Figure>;

/** The answer in words, with what stands beside it: in the same sentence where this has a part for each figure. */
export function sentenceOf(
  library: Library,
  measured: Measurement,
  beside: Measurement | null,
  window: Window,
  figures: Figures,
): string {
  const { sentence, tellsAll } = MEASURES[measured.measure];
  const ownSentence = sentence({ library, terms: measured, window, figures });
  if (!beside || tellsAll) return ownSentence;
  return `${ownSentence} ${sentence({ library, terms: beside, window, figures })}`;
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
        ? library.words.text('analysis.part', {
            title: seriesFacts(getSeries(library, ref)).title,
            figure: figure.text,
          })
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
