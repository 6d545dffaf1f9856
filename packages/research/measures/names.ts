import { subjects } from '../insights/subject';
import { capitalised } from '../insights/wording';
import { getSeries, hasSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { seriesFacts } from '../series/series-facts';
import type { MadeRef, SeriesRef } from '../series/series-ref';
import type { Words } from '../words/words';
import { isReserved } from './reserved';

/** The name of a series within a sentence. */
export function nameOf(library: Library, ref: SeriesRef): string {
  if (typeof ref !== 'string') return madeName(library.words, ref, (part) => nameOf(library, part));
  if (isReserved(ref) && !hasSeries(library, ref)) return library.words.text(`analysis-page.reserved.${ref}`);
  return subjects(library).get(ref)?.name ?? seriesFacts(getSeries(library, ref)).title;
}

/**
 * The names in a first line, which says the money itself: `gold`, also of gold in rupees. Of two that would be called
 * the same each keeps its longer name.
 */
export function shortNamesOf(library: Library, refs: readonly SeriesRef[]): string[] {
  const names = refs.map((ref) => shortNameOf(library, ref));
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : nameOf(library, refs[i] ?? ''),
  );
}

function shortNameOf(library: Library, ref: SeriesRef): string {
  if (typeof ref === 'string') return subjects(library).get(ref)?.short ?? nameOf(library, ref);
  const [first = ''] = ref.of;
  return ref.op === 'in-INR'
    ? shortNameOf(library, first)
    : madeName(library.words, ref, (part) => shortNameOf(library, part));
}

/** Of a series that is made for an analysis: `gold over silver`. */
function madeName(words: Words, { op, of, details }: MadeRef, partName: (part: SeriesRef) => string): string {
  const [firstName = '', second = ''] = of.map(partName);
  const first = op === 'in-INR' || op === 'in-USD' ? withoutCurrency(words, firstName) : firstName;
  return words.text(`analysis-page.made.${op}`, { first, second, mix: details.weights?.join('/') ?? '' });
}

/** `gold` of `gold in rupees`, for a name that says another currency. */
function withoutCurrency(words: Words, name: string): string {
  const [place, currencies] = ['|', ['INR', 'USD']] as const;
  const currencyParts = currencies
    .map((each) => words.text(`analysis-page.made.in-${each}`, { first: place }).split(place))
    .find(([before = '', after = '']) => name.startsWith(before) && name.endsWith(after));
  const [before = '', after = ''] = currencyParts ?? [];
  return name.slice(before.length, name.length - after.length);
}

/** The name of a series in the titles of a chart. */
export const chartNameOf = (library: Library, ref: SeriesRef): string =>
  typeof ref === 'string'
    ? labelOf(library, ref)
    : madeName(library.words, ref, (part) => labelOf(library, part));

/** A short name for the end of a line in a chart, never cut: of a column of a file that of the column. */
export function labelOf(library: Library, ref: SeriesRef): string {
  if (typeof ref !== 'string') return chartNameOf(library, ref);
  const { words } = library;
  const label = subjects(library).get(ref)?.label;
  const own = `series.derived.${ref}.label`;
  if (label !== undefined || words.has(own)) return label ?? words.text(own, {});
  const { title, column } = getSeries(library, ref);
  return column === undefined ? title : capitalised(words, column);
}
