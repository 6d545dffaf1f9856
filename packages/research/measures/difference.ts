import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { MadeRef, type SeriesRef } from '../series/series-ref';
import { valuesOf, type Series } from '../series/series';
import { isPercent } from '../series/units';
import type { Period } from '../time/period';
import { withTheFirst } from './counts';
import { formatOf, ofOne, partOf, type Named } from './definitions';
import { ofLine } from './drawings';
import { firstThatFits, sizeText, withAndWithoutTime } from './first-line';
import { RATES, type Definitions, type MeasureShape, type SentenceContext } from './measure';
import { shortNamesOf } from './names';

/** How much a rate rose or fell; of two also how far one is above the other. */
export const difference: MeasureShape = {
  series: [1, 2],
  takesWindows: true,
  isOrdered: true,
  next: [{ measure: 'level' }, { measure: 'correlation' }],
  options: [],
  kinds: RATES,
  takesAnySign: true,
  formulas: ['difference', 'basis-points'],
  figures: (library, { series }, window) => [
    ...series.flatMap((ref) => ofOne(ref, window, change(partOf(library, ref, window)))),
    ...(series.length === 2 ? gaps(library, series, window) : []),
  ],
  sentence,
  drawing: ofLine,
  counted: (terms) => {
    const [first = 0, second] = terms;
    if (second === undefined || first === 0) return null;
    return [first < 0 ? 'second-fell' : 'second-rose', withTheFirst(Math.sign(first))];
  },
  refuses: ({ series: names }, series) =>
    new Set(series.map(({ unit }) => isPercent(unit) || unit)).size > 1
      ? { kind: 'units', instead: [{ series: names.slice(0, 1) }] }
      : null,
};

/** `The repo rate fell by 125 basis points and the ten-year yield rose by 21 basis points in 1 year 3 months.` */
function sentence(context: SentenceContext): string {
  const { library, terms, figures } = context;
  const { words } = library;
  const names = shortNamesOf(library, terms.series);
  const parts = terms.series.map((ref, i) => {
    const figure = figures.get(`${String(ref)}.basis-points`) ?? figures.get(`${String(ref)}.difference`);
    return words.text('analysis.moved', {
      name: names[i] ?? '',
      moved: DIRECTIONS[Math.sign(figure?.value ?? 0) + 1] ?? '',
      size: sizeText(words, figure),
    });
  });
  return firstThatFits(
    withAndWithoutTime(context, (time) =>
      words.text('analysis.sentence.difference', { parts: capitalised(words, words.list(parts)), ...time }),
    ),
  );
}

const DIRECTIONS = ['fell', 'same', 'rose'];

function change(part: Series): Named[] {
  if (isPercent(part.unit)) return [['basis-points', 'basis-points']];
  const values = valuesOf(part);
  return [['difference', formatOf(part, (values.at(-1) ?? NaN) - (values[0] ?? NaN))]];
}

/** How far the first of two is above the second, at both ends. */
function gaps(library: Library, series: readonly SeriesRef[], { from, to }: Window): Definitions {
  const spread = new MadeRef('spread', series);
  const whole = getSeries(library, spread);
  const valueAt = (at: Period): Definition => {
    const value = whole.points.find(({ period }) => period === at)?.value ?? NaN;
    return { formula: 'value', format: formatOf(whole, value), series: spread, at };
  };
  return [
    [`${series.join('~')}.start`, valueAt(from)],
    [`${series.join('~')}.end`, valueAt(to)],
  ];
}
