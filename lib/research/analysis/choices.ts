import { readOnce } from '@/lib/content/content-source';
import { text } from '@/lib/content/messages';
import { assetClassSchema, subjects, type AssetClass } from '@/lib/research/insights/subject';
import { capitalised } from '@/lib/research/insights/wording';
import { getSeries } from '@/lib/research/series/get-series';
import { isOfOwn } from '@/lib/research/series/own-files';
import { requestOf } from '@/lib/research/series/on-request';
import { comparable } from '@/lib/research/series/notes';
import { sharedPeriods, tellsOtherDays } from '@/lib/research/series/shared-periods';
import { seriesFacts } from '@/lib/research/series/series-facts';
import { formatPeriodShort, type Period } from '@/lib/web/period';
import { periodsOfLevel } from './other-basis';

/** A series that the form offers. */
export type Choice = {
  name: string;
  title: string;
  from: Period;
  to: Period;
  /** The last period whose level can be asked for: later than `to` where the last values are on another basis. */
  latest: Period;
};

/** The series of the form, by asset class: those that the feed has names for. Others can be asked for by their address. */
export const choicesByClass = readOnce((): ReadonlyMap<AssetClass, readonly Choice[]> => {
  const all = [...subjects().values()];
  return new Map(
    assetClassSchema.options.map((assetClass) => [
      assetClass,
      all
        .filter((each) => each.assetClass === assetClass && !tellsOtherDays(getSeries(each.id)))
        .map(({ id }) => choiceOf(id)),
    ]),
  );
});

/** A series as the form and the echo name it, with the first and last of its periods that may be compared. */
export const choiceOf = (name: string): Choice => (isOfOwn(name) ? spanOf(name) : spanOfHeld(name));

const spanOfHeld = readOnce(spanOf);

function spanOf(name: string): Choice {
  const series = getSeries(name);
  const present = comparable(series).points.filter(({ value }) => value !== null);
  const [from = '', to = ''] = [present[0]?.period, present.at(-1)?.period];
  const ofLevel = periodsOfLevel(series, sharedPeriods([name])).findLast(({ isPresent }) => isPresent);
  return { name, title: titleOf(name), from, to, latest: ofLevel?.period ?? to };
}

/** `Gold in rupees, monthly average`; of a series without a name, its title. */
function titleOf(name: string): string {
  const subject = subjects().get(name);
  if (!subject) return seriesFacts(getSeries(name)).title;
  return text('analysis-page.series', { name: capitalised(subject.name), observed: subject.observed });
}

/** The name of a series within a sentence. */
export function nameOf(name: string): string {
  return madeName(name, nameOf) ?? subjects().get(name)?.name ?? seriesFacts(getSeries(name)).title;
}

/** Of a series that is made for an analysis: `gold over silver`. */
function madeName(name: string, partName: (part: string) => string): string | undefined {
  const request = requestOf(name);
  if (!request) return undefined;
  const [own = '', second = ''] = request.parts.map(partName);
  const first = request.operation.startsWith('in-') ? withoutCurrency(own) : own;
  return text(`analysis-page.made.${request.operation}`, { first, second });
}

/** `gold` of `gold in rupees`, for a name that says another currency. */
function withoutCurrency(name: string): string {
  const [place, currencies] = ['|', ['INR', 'USD']] as const;
  const found = currencies
    .map((each) => text(`analysis-page.made.in-${each}`, { first: place }).split(place))
    .find(([before = '', after = '']) => name.startsWith(before) && name.endsWith(after));
  const [before = '', after = ''] = found ?? [];
  return name.slice(before.length, name.length - after.length);
}

/** The name of a series in the titles of a chart. */
export const chartNameOf = (name: string): string => madeName(name, labelOf) ?? labelOf(name);

/** A short name for the end of a line in a chart. */
export function labelOf(name: string): string {
  const label = madeName(name, labelOf) ?? subjects().get(name)?.label ?? seriesFacts(getSeries(name)).title;
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label;
}

/** A chart's labels have no more letters. */
const LONGEST_LABEL = 24;

/** `Gold, monthly average, January 2004 to Jun 2026`. */
export const choiceText = ({ title, from, to }: Choice): string =>
  text('analysis-page.choice', { title, from: formatPeriodShort(from), to: formatPeriodShort(to) });

/** The name of an asset class for readers. */
export const classTitleOf = (name: AssetClass): string => text(`reports.classes.${name.replace(' ', '-')}`);
