import { subjects } from '../insights/subject';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { requestOf } from '../series/on-request';
import { seriesFacts } from '../series/series-facts';
import type { Words } from '../words/words';

/** The name of a series within a sentence. */
export function nameOf(library: Library, name: string): string {
  return (
    madeName(library.words, name, (part) => nameOf(library, part)) ??
    subjects(library).get(name)?.name ??
    seriesFacts(getSeries(library, name)).title
  );
}

/** Of a series that is made for an analysis: `gold over silver`. */
function madeName(words: Words, name: string, partName: (part: string) => string): string | undefined {
  const request = requestOf(name);
  if (!request) return undefined;
  const [own = '', second = ''] = request.parts.map(partName);
  const first = request.operation.startsWith('in-') ? withoutCurrency(words, own) : own;
  return words.text(`analysis-page.made.${request.operation}`, { first, second });
}

/** `gold` of `gold in rupees`, for a name that says another currency. */
function withoutCurrency(words: Words, name: string): string {
  const [place, currencies] = ['|', ['INR', 'USD']] as const;
  const found = currencies
    .map((each) => words.text(`analysis-page.made.in-${each}`, { first: place }).split(place))
    .find(([before = '', after = '']) => name.startsWith(before) && name.endsWith(after));
  const [before = '', after = ''] = found ?? [];
  return name.slice(before.length, name.length - after.length);
}

/** The name of a series in the titles of a chart. */
export const chartNameOf = (library: Library, name: string): string =>
  madeName(library.words, name, (part) => labelOf(library, part)) ?? labelOf(library, name);

/** A short name for the end of a line in a chart. */
export function labelOf(library: Library, name: string): string {
  const label =
    madeName(library.words, name, (part) => labelOf(library, part)) ??
    subjects(library).get(name)?.label ??
    seriesFacts(getSeries(library, name)).title;
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label;
}

/** A chart's labels have no more letters. */
const LONGEST_LABEL = 24;
