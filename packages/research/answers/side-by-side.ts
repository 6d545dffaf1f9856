import { formulaNamed } from '../figures/formulas';
import type { Figure } from '../figures/figure';
import type { Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import type { AnswerListing } from '../measures/measure';
import { lengthWords } from '../measures/first-line';
import { nameOf, shortNamesOf } from '../measures/names';
import { partsFrom } from '../measures/sentences';
import type { Library } from '../series/library';
import type { SeriesRef } from '../series/series-ref';
import { formatRange } from '../time/period';
import type { Words } from '../words/words';
import {
  inWindow,
  allWindows,
  windowText,
  type Analysis,
  type Measurement,
  type WindowSpec,
} from './address';
import { windowWords } from './echo';
import { isMoved } from './resolve-window';
import type { KeyFigure } from './key-figures';

/** The figures of an analysis in one of its windows. */
export type InWindow = {
  window: Window;
  figures: ReadonlyMap<string, Figure>;
  measured: Pick<Measurement, 'series'>;
};

/** The same analysis in each of its windows alone. */
export const inEachWindow = (analysis: Analysis): Analysis[] =>
  allWindows(analysis).map((window) => inWindow(analysis, window));

/** All figures; those of a further window have its text in their names. */
export function figuresOfAll(analysis: Analysis, all: readonly InWindow[]): ReadonlyMap<string, Figure> {
  const specs = allWindows(analysis);
  return new Map(
    all.flatMap(({ figures }, i) =>
      [...figures].map(([name, figure]): [string, Figure] => {
        const spec = specs[i];
        if (i === 0 || !spec) return [name, figure];
        const end = name.lastIndexOf('.');
        return [`${name.slice(0, end)}.${windowText(spec)}${name.slice(end)}`, figure];
      }),
    ),
  );
}

/** More would not be read at a glance; the list has all. */
const MOST_KEY_FIGURES = 4;

/** Of each window the figures that its sentence begins with, one of each series. */
export function keyFiguresOfAll(figures: ReadonlyMap<string, Figure>): KeyFigure[] {
  const [first = ''] = figures.keys();
  const isOfFirst = (name: string) => endOf(name) === endOf(first);
  return [...figures].filter(([name]) => isOfFirst(name)).slice(0, MOST_KEY_FIGURES);
}

const endOf = (name: string) => name.slice(name.lastIndexOf('.'));

const topOf = ({ figures }: InWindow): Figure[] => {
  const [first = ''] = figures.keys();
  return [...figures].filter(([name]) => endOf(name) === endOf(first)).map(([, figure]) => figure);
};

/** What its first figures are of, without what each series is set against. */
function namesIn(
  library: Library,
  each: InWindow,
  nameIn = (ref: SeriesRef) => nameOf(library, ref),
): string[] {
  const own = new Set(each.measured.series.map(String));
  return topOf(each).map(({ inputs }) => {
    const ofSeries = inputs.filter(({ series }) => own.has(String(series)));
    const named = ofSeries.length > 0 ? ofSeries : inputs;
    return library.words.list(named.map(({ series }) => nameIn(series)));
  });
}

/** The short names of the series of an analysis. */
function shortNameIn(library: Library, { measured: { series } }: InWindow) {
  const names = new Map(shortNamesOf(library, series).map((name, i) => [String(series[i]), name]));
  return (ref: SeriesRef) => names.get(String(ref)) ?? nameOf(library, ref);
}

/** How the figures that a window begins with are called; another where it is shorter than a year. */
function formulaWords({ words }: Library, { figures }: InWindow): string {
  const [[name = '', figure] = []] = figures;
  return words.text(`analysis-page.formulas.${endOf(name).slice(1)}`, {
    at: '',
    count: figure?.count ?? 0,
    others: (figure?.count ?? 1) - 1,
  });
}

/** `5 years` of the last five, of others their two periods. */
function shortWindow(words: Words, spec: WindowSpec, window: Window): string {
  if (typeof spec !== 'object' || !('last' in spec) || isMoved(spec, window))
    return formatRange(words, window.from, window.to);
  return lengthWords(words, window);
}

/** `Gold, growth a year: 30.2% (1 year), 25.1% (3 years).` */
export function sentenceOfAll(library: Library, analysis: Analysis, all: readonly InWindow[]): string {
  const { words } = library;
  const [first] = all;
  if (!first) throw new RangeError('An answer has a window');
  const formula = formulaWords(library, first);
  const parts = allWindows(analysis).map((spec, i) => {
    const each = all[i] ?? first;
    const own = formulaWords(library, each);
    return words.text('analysis.sentence.window', {
      window: shortWindow(words, spec, each.window),
      figures: words.list(topOf(each).map(({ text }) => text)),
      isOther: own === formula ? 'no' : 'yes',
      formula: own,
    });
  });
  return words.text('analysis.sentence.windows', {
    formula,
    names: capitalised(words, words.list(namesIn(library, first, shortNameIn(library, first)))),
    parts: partsFrom(parts),
  });
}

/** A row for each window. */
export function listingOfAll(library: Library, analysis: Analysis, all: readonly InWindow[]): AnswerListing {
  const [first] = all;
  const names = first ? namesIn(library, first) : [];
  return {
    headings: [library.words.text('analysis-page.form.window'), ...names],
    rows: allWindows(analysis).flatMap((spec, i) => {
      const each = all[i];
      if (!each) return [];
      return [[windowWords(library.words, spec, each.window), ...topOf(each).map(({ text }) => text)]];
    }),
    isOpen: true,
    changes: first
      ? topOf(first).flatMap(({ formula }, i) => (formulaNamed(formula).isChange ? [i + 1] : []))
      : [],
  };
}
