import { parseAnalysis, type Analysis } from '../address';
import { hasAnswer } from '../answer';
import { nameOf } from '../choices';
import { examples } from '../examples';
import { MEASURES } from '../measures';
import { isOfTime } from './beside';
import { withoutNamedCrashes } from './named-crashes';
import { readWords, type Part } from './read-words';
import { readingsOf } from './readings';
import { insteadOf, instrumentIn, isPersonal, refusedBy } from './refused';
import { saidMeasures, withoutYearsOfMoney } from './said-measure';
import { namedIn, withSeries, type Named } from './said-series';
import { windowsIn } from './said-window';
import { defaultsOf, isOtherUnit, leftOf, saidIn } from './slots';
import type { Heard, Understanding } from './understanding';
import { phraseOf } from './words-of';

/** No measure takes more. */
const MOST_SERIES = Math.max(...Object.values(MEASURES).map(({ series: [, most] }) => most));

/** What a question in words asks for. It never throws, and every analysis in its result has an address. */
export function understand(question: string): Understanding {
  if (isPersonal(question.slice(0, 400).normalize('NFKC')))
    return { state: 'refused', kind: 'personal-data', instead: insteadOf([]), slots: [], unused: [] };
  const parts = withoutYearsOfMoney(withSeries(withoutNamedCrashes(readWords(question))));
  const named = namedIn(parts);
  // A misspelt word that was read as one that says nothing is said back, too.
  const isUnused = (part: Part) => !isOfTime(part) && (UNUSED.has(part.meaning.kind) || (part.meaning.kind === 'skipped' && part.isCorrected)); // prettier-ignore
  const unused = parts.filter(isUnused).map(({ text }) => text);
  const unclaimed = parts.filter(({ meaning: { kind } }) => UNUSED.has(kind)).length;
  const slots = saidIn(parts);
  const refused = refusedBy(parts, named);
  if (refused) return { state: 'refused', ...refused, instead: insteadOf(named), slots, unused };
  const said = saidMeasures(parts, named);
  const claimed = parts.filter(
    ({ meaning: { kind } }) => !UNUSED.has(kind) && kind !== 'skipped' && kind !== 'per',
  );
  if (unclaimed > 0 && unclaimed >= claimed.length) return unknown(question, parts, named, unused);
  const instrument = instrumentIn(parts, named);
  if (instrument !== undefined)
    return { state: 'refused', kind: 'no-series', word: instrument, instead: insteadOf(named), slots, unused }; // prettier-ignore
  const readings = readingsOf(parts, named, said);
  const [only, ...others] = readings;
  // None of more series than any measure takes is left out for the reader.
  if (!only || named.length > MOST_SERIES) return unknown(question, parts, named, unused);
  const left = leftOf(parts, named, readings);
  const isOther = parts.some(({ meaning: { kind } }) => kind === 'unanswered' || (kind === 'date' && only.measure !== 'drawdown')); // prettier-ignore
  // What has no place could make it another question.
  if (left.length > 0 || isOther) return unknown(question, parts, named, [...unused, ...left]);
  const heard = { slots, unused: parts.filter((part) => isUnused(part) || isOtherUnit(part, parts, readings)).map(({ text }) => text) }; // prettier-ignore
  if (others.length === 0 && heard.unused.length === 0) return asAnalysis(only, heard, parts);
  const offered = readings.filter(hasAnswer);
  const [first = only, ...more] = offered;
  // A choice of one is none, unless it leaves something out; of none the page of the first says why.
  if (more.length === 0 && heard.unused.length === 0) return asAnalysis(first, heard, parts);
  if (offered.length === 0) return unknown(question, parts, named, heard.unused);
  return { state: 'choose', readings: offered, ...heard };
}

const asAnalysis = (analysis: Analysis, { slots, unused }: Heard, parts: readonly Part[]): Understanding => ({ state: 'analysis', analysis, unused, slots: [...slots, ...defaultsOf(analysis, parts)] }); // prettier-ignore

/** What is said back as unused. */
const UNUSED = new Set<Part['meaning']['kind']>(['unused', 'unanswered', 'place']);

/** The three example questions that share most words with this one, and what of the form was said. */
function unknown(
  question: string,
  parts: readonly Part[],
  named: readonly Named[],
  unused: readonly string[],
): Understanding {
  const words = new Set([...phraseOf(question).split(' '), ...named.flatMap(({ readings: [name = ''] }) => phraseOf(nameOf(name)).split(' '))]); // prettier-ignore
  const nearest = examples()
    .map(({ question: asked, path }) => ({
      question: asked,
      analysis: parseAnalysis(path),
      shared: phraseOf(asked).split(' ').filter((word) => word !== '' && words.has(word)).length, // prettier-ignore
    }))
    .sort((a, b) => b.shared - a.shared)
    .flatMap(({ question: asked, analysis }) => ('problem' in analysis ? [] : [{ question: asked, analysis }])); // prettier-ignore
  const measure = saidMeasures(parts, named)[0]?.measure;
  const [window] = windowsIn(parts);
  const series = named.flatMap(({ readings }) => readings.slice(0, 1));
  return {
    state: 'unknown',
    nearest: nearest.slice(0, 3),
    filled: {
      ...(measure && { measure }),
      ...(series.length > 0 && { series }),
      ...(window !== undefined && { window }),
    },
    slots: saidIn(parts),
    unused,
  };
}

/** For a search: the analysis that words read as without a rest, `null` for all others. */
export function readsAsAnalysis(query: string): Analysis | null {
  const read = understand(query);
  const saysMore = read.slots.some(({ slot, by }) => slot !== 'series' && by !== 'default');
  return read.state === 'analysis' && saysMore ? read.analysis : null;
}
