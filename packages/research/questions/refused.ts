import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import type { Analysis } from '../answers/address';
import { choiceOf } from '../answers/choices';
import type { Measure } from '../measures';
import type { Part } from './read-words';
import { usualWindow } from './readings';
import { kindOf, type Named } from './said-series';
import { slotOf } from './slots';
import { firstYearOf } from './periods-of';
import type { RefusedKind } from './understanding';
import { vocabulary } from './vocabulary';

const LONG_NUMBER = /\d+(?:[ -]\d+)*/g;
const PAN = /\b[a-z]{5}\d{4}[a-z]\b/i;

/** Whether a text has a PAN, or ten digits and more as an account, a card or a phone is written: not years and round amounts. */
export function isPersonal(question: string): boolean {
  if (PAN.test(question)) return true;
  return (question.match(LONG_NUMBER) ?? []).some((text) => {
    const groups = text.split(/[ -]/);
    const isPlain = (group: string) => /^(19|20)\d\d$|00$/.test(group) && group.length <= 6;
    const isNumber = groups.every((group) => group.length >= 3) && groups.filter(isPlain).length < 2;
    return groups.some((group) => group.length >= 10) || (isNumber && groups.join('').length >= 10);
  });
}

/** Words that no analysis answers: advice, a forecast, or what is not held. */
export function refusedBy(
  library: Library,
  parts: readonly Part[],
  named: readonly Named[],
): { kind: RefusedKind; word: string } | undefined {
  const latest = latestYear(library);
  const advice = parts.find(({ meaning }) => meaning.kind === 'refused' && meaning.refused === 'advice');
  if (advice) return { kind: 'advice', word: advice.text };
  const forecast = parts.find(
    ({ meaning }) =>
      meaning.kind === 'refused' || (meaning.kind === 'period' && firstYearOf(meaning) > latest),
  );
  if (forecast) return { kind: 'forecast', word: forecast.text };
  // A place changes the question only where prices of homes are asked for.
  const isOfHomes = named.length === 0 || named.some(({ readings }) => readings.includes('india-house-prices')); // prettier-ignore
  const absent = parts.find(({ meaning: { kind } }) => kind === 'absent' || (kind === 'place' && isOfHomes));
  return absent && { kind: 'no-series', word: absent.text };
}

/** The year of the latest value of the dollar, gold and shares: later ones have not been. */
const latestYear = perLibrary((library) =>
  Math.max(...['usd-inr', 'sensex-monthly'].map((name) => Number(choiceOf(library, name).to.slice(0, 4)))),
);

/**
 * A word that nothing claimed and that is probably a share, a fund or a coin: joined to a series, before "share", or with a
 * capital.
 */
export function instrumentIn(
  library: Library,
  parts: readonly Part[],
  named: readonly Named[],
): string | undefined {
  const { links, instruments } = vocabulary(library);
  const isCapital = (text: string) => /^\p{Lu}/u.test(text);
  const letters = parts.filter(({ text }) => /^\p{L}/u.test(text));
  const allCapitals = letters.every(({ text }) => isCapital(text));
  const found = parts.find(({ text, meaning }, i) => {
    if (meaning.kind !== 'unused') return false;
    if (!/\p{L}{3}/u.test(text)) return false;
    if (named.length === 0) return parts.some((each) => each.meaning.kind !== 'amount' && slotOf(each));
    const after = parts.slice(i + 1).find(({ phrase }) => !links.has(phrase));
    const joined = [parts[i - 1], parts[i + 1]].some(
      (beside) =>
        (beside?.meaning.kind === 'skipped' && beside.meaning.joins) ||
        (beside?.meaning.kind === 'measure' && beside.meaning.measure === 'compare') ||
        beside?.meaning.kind === 'series',
    );
    return joined || (after && instruments.has(after.phrase)) || (isCapital(text) && !allCapitals);
  });
  return found?.text;
}

/** Two or three analyses of what was named, else of gold and the Sensex, that have an answer. */
export function insteadOf(library: Library, named: readonly Named[]): Analysis[] {
  const name = named[0]?.readings[0];
  const of = (measure: Measure, series: string): Analysis => ({ measure, series: [series], window: usualWindow(library, measure, [series]) }); // prettier-ignore
  if (name === undefined)
    return [of('growth', 'gold-inr-10g'), of('level', 'gold-inr-10g'), of('drawdown', 'sensex-monthly')];
  if (kindOf(library, name) === 'rate') return [of('level', name), of('difference', name)];
  return [of('level', name), of('growth', name), of('drawdown', name)];
}
