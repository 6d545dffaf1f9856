import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { currencyOf } from '../series/series';
import { UNITS } from '../series/units';
import { choiceOf } from '../answers/choices';
import { MEASURES, type Measure } from '../measures';
import type { Mention } from './mentions';
import type { Currency } from '../series/units';
import { vocabulary } from './vocabulary';

/** What decides which of its series a name stands for. */
export type Needs = {
  measure: Measure;
  currency?: Currency;
  hasDividends: boolean;
  isYearToDate: boolean;
  /** Whether values by month are needed: payments, other money, named times. */
  isMonthly: boolean;
  /** Whether months are named. */
  isOfMonths: boolean;
  /** The first year that is named; values by month may go further back. */
  firstYear: number;
};

/** At most so many meanings are followed. */
const MOST = 4;

/** Every list of series that names may stand for. */
export function seriesOf(library: Library, mentions: readonly Mention[], needs: Needs): string[][] {
  let lists: string[][] = [[]];
  for (const each of mentions) {
    const readings = readingsOf(each, mentions, needs);
    lists = lists.flatMap((list) => readings.map((name) => [...list, name])).slice(0, MOST);
  }
  const isFixed = mentions.some((each) => isOpen(each, needs) && each.ambiguous?.in !== undefined);
  return lists.flatMap((list) => inMoney(library, byFrequency(library, list, isFixed, needs), needs));
}

/** What a name means: all of its readings, if they differ in what is asked. */
function readingsOf(each: Mention, mentions: readonly Mention[], needs: Needs): readonly string[] {
  // Of two meanings, the one that is named in other words, too, is not meant again.
  const otherReadings = each.readings.filter(
    (name) =>
      !mentions.some((other) => other !== each && other.readings.length === 1 && other.readings[0] === name),
  );
  return isOpen(each, needs) && otherReadings.length > 0 ? otherReadings : each.readings.slice(0, 1);
}

function isOpen({ ambiguous }: Mention, needs: Needs): boolean {
  if (ambiguous === undefined) return false;
  const differs = ambiguous.for === undefined || ambiguous.for.includes(needs.measure);
  const isInWindow = ambiguous.in === undefined || needs.isYearToDate;
  return differs && isInWindow;
}

/** The series of a name with values as often as what is asked needs them. */
function byFrequency(library: Library, list: readonly string[], isFixed: boolean, needs: Needs): string[] {
  const { dividends, earlier, months, days, ofMonths } = vocabulary(library).instead;
  const isDaily = list.some((name) => getSeries(library, name).frequency === 'daily');
  const isEarlier = (name: string) => needs.firstYear < Number(choiceOf(library, name).from.slice(0, 4));
  const isByMonth = needs.isMonthly || (list.length > 1 && !isFixed);
  return (
    list
      .map((name) => (needs.hasDividends ? (dividends[name] ?? name) : name))
      .map((name) => (isDaily ? (days[name] ?? name) : name))
      .map((name) => (needs.isOfMonths ? (ofMonths[name] ?? name) : name))
      .map((name) => (isByMonth || isEarlier(name) ? (months[name] ?? name) : name))
      // Beside others it has to have the periods that they have.
      .map((name) => (list.length === 1 && isEarlier(name) ? (earlier[name] ?? name) : name))
  );
}

/** Metals in the money that fits what stands beside them; beside the rate of exchange itself, in either. */
function inMoney(library: Library, names: string[], { currency, measure }: Needs): string[][] {
  const { instead, exchange } = vocabulary(library);
  const isMetal = (name: string) => instead.dollars[name] !== undefined;
  if (!names.some(isMetal)) return [names];
  // "Gold in dollars and gold in rupees" names each.
  if (names.some((name) => names.includes(instead.dollars[name] ?? ''))) return [names];
  const inDollars = names.map((name) => instead.dollars[name] ?? name);
  if (currency === 'USD') return [inDollars];
  if (MEASURES[measure].inRupees === 'always') return [names];
  if (names.includes(exchange) && names.length > 1) return [inDollars, names];
  const otherSeries = names.filter((name) => !isMetal(name)).map((name) => getSeries(library, name));
  const isBesideDollars =
    otherSeries.some(({ unit }) => UNITS[unit].kind === 'price' && unit.startsWith('USD')) &&
    !otherSeries.some((series) => currencyOf(series) === 'INR');
  // A ratio has both of its series in one currency.
  const isRatioOfDollars = measure === 'ratio' && !otherSeries.some((series) => currencyOf(series) === 'INR');
  return [isRatioOfDollars || isBesideDollars ? inDollars : names];
}
