import type { Library } from '../series/library';
import type { Words } from '../words/words';
import type { Figure } from '../figures/figure';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { seriesFacts, type SeriesFacts } from '../series/series-facts';
import { isRegular } from '../series/shared-periods';
import { priceText } from '../series/unit-text';
import { formatPeriod, isDay } from '../time/period';
import type { Analysis } from './address';
import { DEFAULTS } from './measures';
import { lastComparable } from './other-basis';
import { paymentSentence } from './payments';

type Figures = ReadonlyMap<string, Figure>;

/** The answer in words, with what stands beside it: in the same sentence where this has a part for each figure. */
export function sentenceOf(
  library: Library,
  measured: Analysis,
  beside: Analysis | null,
  window: Window,
  figures: Figures,
): string {
  const own = sentence(library, measured, window, figures);
  if (!beside || TELLS_ALL.includes(measured.measure)) return own;
  return `${own} ${sentence(library, beside, window, figures)}`;
}

/** The measures whose sentence tells the first formula of every figure. */
const TELLS_ALL: readonly Analysis['measure'][] = ['growth', 'volatility', 'compare'];

/** One sentence: `Growth a year from June 2006 to June 2026: Gold: 10.3%; Silver: 9.5%.` */
function sentence(library: Library, analysis: Analysis, window: Window, figures: Figures): string {
  const { measure, series } = analysis;
  const ends = {
    from: formatPeriod(library.words, window.from),
    to: formatPeriod(library.words, window.to),
    isDay: isDay(window.from) ? 'yes' : 'no',
  };
  const titles = series.map((id) => seriesFacts(getSeries(library, id)).title);
  const [first = '', second = ''] = titles;
  const pair = series.join('~');
  switch (measure) {
    case 'sip':
    case 'lumpsum':
      return paymentSentence(library, analysis, window, figures);
    case 'ratio':
    case 'level':
      return library.words.text(`analysis.sentence.${measure}`, { ...ends, first, second, ...rankOf(library.words, figures, pair), since: sinceOf(library, series[0] ?? '', window) }); // prettier-ignore
    case 'drawdown':
      return library.words.text('analysis.sentence.drawdown', {
        ...ends,
        parts: partsFrom(series.map((id, i) => fallOf(library, figures, id, titles[i] ?? '', window))),
      });
    case 'rolling-growth':
    case 'rolling-volatility':
    case 'rolling-correlation':
      return library.words.text(`analysis.sentence.${measure}`, { ...ends, parts: library.words.list(titles), count: analysis.roll ?? DEFAULTS.roll, ...rolledOf(library.words, figures, pair) }); // prettier-ignore
    default:
      return library.words.text(`analysis.sentence.${gapOf(figures, pair) ? 'gap' : firstOf(figures).formula}`, { ...ends, parts: partsOf(library.words, figures), ...gapOf(figures, pair) }); // prettier-ignore
  }
}

function firstOf(figures: Figures): Figure {
  const [first] = figures.values();
  if (!first) throw new RangeError('An answer has a figure');
  return first;
}

/** Parts that have colons and commas of their own. */
const partsFrom = (parts: readonly string[]): string => parts.join('; ');

/** The figures of the first formula, each with what it is of. */
function partsOf(words: Words, figures: Figures): string {
  const { formula } = firstOf(figures);
  return partsFrom(
    [...figures.values()]
      .filter((figure) => figure.formula === formula)
      .map((figure) => words.text('analysis.part', { title: words.list(figure.series.map(({ title }) => title)), figure: figure.text })), // prettier-ignore
  );
}

function rankOf(words: Words, figures: Figures, name: string) {
  const [value, rank] = [figures.get(`${name}.value`), figures.get(`${name}.rank`)];
  return {
    value: value?.series[0] ? priceText(words, value.text, value.series[0].unit) : '',
    ranked: rank ? 'yes' : 'no',
    frequency: rhythmOf(rank?.series[0]),
    lower: rank?.value ?? 0,
    others: (rank?.count ?? 1) - 1,
  };
}

/** `Gold: −39.3%, from September 2011 to December 2015, over by July 2020, 106 months after it began` */
function fallOf(library: Library, figures: Figures, id: string, title: string, { to }: Window): string {
  const textOf = (formula: string) => figures.get(`${id}.${formula}`)?.text ?? '';
  const part = library.words.text('analysis.part', { title, figure: textOf('deepest-drawdown') });
  const [peak, trough, recovered] = [textOf('peak'), textOf('trough'), textOf('recovery')];
  // Of a window that ended in the past it is not known whether the fall is over by now.
  const open = to === lastComparable(getSeries(library, id)) ? 'open' : 'cut';
  const fell = peak === '' ? 'never' : recovered === '' ? open : 'recovered';
  return library.words.text('analysis.fall', {
    ...{ fell, part, peak, trough, recovered, to: formatPeriod(library.words, to) },
    months: Math.round(figures.get(`${id}.recovery`)?.value ?? 0),
  });
}

/** What was decided holds since a day, or from a day on until the next decision; other values are for their period. */
function sinceOf(library: Library, id: string, { to }: Window): 'since' | 'from' | 'for' {
  const series = getSeries(library, id);
  if (series.frequency !== 'event' || isRegular(series)) return 'for';
  return to === lastComparable(series) ? 'since' : 'from';
}

/** Of each series how far its last value is below the highest of the window; null where no figure says more than the deepest fall. */
export function belowHighestOf(
  library: Library,
  series: readonly string[],
  { to }: Window,
  figures: Figures,
): string | null {
  const parts = series.flatMap((id) => {
    const figure = figures.get(`${id}.below-highest`);
    if (!figure) return [];
    const part =
      series.length > 1
        ? library.words.text('analysis.part', {
            title: seriesFacts(getSeries(library, id)).title,
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

/** What the values of a series are counted in: a decided rate has one for each month. */
const rhythmOf = (facts: SeriesFacts | undefined): string =>
  facts?.made?.reads === 'in force' ? 'monthly' : (facts?.frequency ?? '');

function rolledOf(words: Words, figures: Figures, name: string) {
  const at = (formula: string) => figures.get(`${name}.${formula}`);
  const dated = (formula: string) => ({
    [formula]: at(formula)?.text ?? '',
    [`${formula}At`]: formatPeriod(words, at(formula)?.period ?? ''),
  });
  return {
    ...{ ...dated('value'), ...dated('lowest'), ...dated('highest') },
    below: at('below-zero')?.value ?? 0,
    values: at('value') ? (at('lowest')?.count ?? 0) : 0,
    frequency: rhythmOf(at('value')?.series[0]),
    isYears: at('value')?.series[0]?.unit === '%' ? 'no' : 'yes',
  };
}

/** Of two rates, how far the first was above the second at both ends. */
function gapOf(figures: Figures, name: string) {
  const [start, end] = [figures.get(`${name}.start`), figures.get(`${name}.end`)];
  return start && end ? { start: start.text, end: end.text } : null;
}
