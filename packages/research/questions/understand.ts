import type { Library } from '../series/library';
import { parseAnalysis, type Analysis } from '../answers/address';
import { hasAnswer } from '../answers/answer';
import { nameOf } from '../measures/names';
import { examples } from '../answers/examples';
import { MEASURES } from '../measures';
import { isOfTime } from './beside';
import { withoutNamedCrashes } from './named-crashes';
import { readWords, type Part } from './read-words';
import { readingsOf } from './readings';
import { insteadOf, instrumentIn, isPersonal, refusedBy } from './refused';
import { saidMeasures, withoutYearsOfMoney } from './said-measure';
import { namedIn, withSeries, type Named } from './said-series';
import { windowsIn } from './said-window';
import { isOtherUnit, leftOf, saidIn, defaultsOf } from './slots';
import type { Heard, Understanding } from './understanding';
import { phraseOf } from './words-of';

/** No measure takes more. */
const MOST_SERIES = Math.max(...Object.values(MEASURES).map(({ series: [, most] }) => most));

/** What a question in words asks for. It never throws, and every analysis in its result has an address. */
export function understand(library: Library, question: string): Understanding {
  if (isPersonal(question.slice(0, 400).normalize('NFKC')))
    return {
      state: 'refused',
      kind: 'personal-data',
      instead: insteadOf(library, []),
      slots: [],
      unused: [],
    };
  const parts = withoutYearsOfMoney(
    withSeries(library, withoutNamedCrashes(library, readWords(library, question))),
  );
  const named = namedIn(library, parts);
  // A misspelt word that was read as one that says nothing is said back, too.
  const isUnused = (part: Part) => !isOfTime(part) && (UNUSED.has(part.meaning.kind) || (part.meaning.kind === 'skipped' && part.isCorrected)); // prettier-ignore
  const unused = parts.filter(isUnused).map(({ text }) => text);
  const unclaimed = parts.filter(({ meaning: { kind } }) => UNUSED.has(kind)).length;
  const slots = saidIn(parts);
  const refused = refusedBy(library, parts, named);
  if (refused) return { state: 'refused', ...refused, instead: insteadOf(library, named), slots, unused };
  const said = saidMeasures(library, parts, named);
  const claimed = parts.filter(
    ({ meaning: { kind } }) => !UNUSED.has(kind) && kind !== 'skipped' && kind !== 'per',
  );
  if (unclaimed > 0 && unclaimed >= claimed.length) return unknown(library, question, parts, named, unused);
  const instrument = instrumentIn(library, parts, named);
  if (instrument !== undefined)
    return { state: 'refused', kind: 'no-series', word: instrument, instead: insteadOf(library, named), slots, unused }; // prettier-ignore
  const readings = readingsOf(library, parts, named, said);
  const [only, ...others] = readings;
  // None of more series than any measure takes is left out for the reader.
  if (!only || named.length > MOST_SERIES) return unknown(library, question, parts, named, unused);
  const left = leftOf(library, parts, named, readings);
  const isOther = parts.some(({ meaning: { kind } }) => kind === 'unanswered' || (kind === 'date' && only.measure !== 'drawdown')); // prettier-ignore
  // What has no place could make it another question.
  if (left.length > 0 || isOther) return unknown(library, question, parts, named, [...unused, ...left]);
  const heard = { slots, unused: parts.filter((part) => isUnused(part) || isOtherUnit(library, part, parts, readings)).map(({ text }) => text) }; // prettier-ignore
  if (others.length === 0 && heard.unused.length === 0) return asAnalysis(library, only, heard, parts);
  const offered = readings.filter((each) => hasAnswer(library, each));
  const [first = only, ...more] = offered;
  // A choice of one is none, unless it leaves something out; of none the page of the first says why.
  if (more.length === 0 && heard.unused.length === 0) return asAnalysis(library, first, heard, parts);
  if (offered.length === 0) return unknown(library, question, parts, named, heard.unused);
  return { state: 'choose', readings: offered, ...heard };
}

const asAnalysis = (library: Library, analysis: Analysis, { slots, unused }: Heard, parts: readonly Part[]): Understanding => ({ state: 'analysis', analysis, unused, slots: [...slots, ...defaultsOf(library, analysis, parts)] }); // prettier-ignore

/** What is said back as unused. */
const UNUSED = new Set<Part['meaning']['kind']>(['unused', 'unanswered', 'place']);

/** The three example questions that share most words with this one, and what of the form was said. */
function unknown(
  library: Library,
  question: string,
  parts: readonly Part[],
  named: readonly Named[],
  unused: readonly string[],
): Understanding {
  const words = new Set([...phraseOf(question).split(' '), ...named.flatMap(({ readings: [name = ''] }) => phraseOf(nameOf(library, name)).split(' '))]); // prettier-ignore
  const nearest = examples(library.words)
    .map(({ question: asked, path }) => ({
      question: asked,
      analysis: parseAnalysis(library, path),
      shared: phraseOf(asked).split(' ').filter((word) => word !== '' && words.has(word)).length, // prettier-ignore
    }))
    .sort((a, b) => b.shared - a.shared)
    .flatMap(({ question: asked, analysis }) => ('problem' in analysis ? [] : [{ question: asked, analysis }])); // prettier-ignore
  const measure = saidMeasures(library, parts, named)[0]?.measure;
  const [window] = windowsIn(library, parts);
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
export function readsAsAnalysis(library: Library, query: string): Analysis | null {
  const read = understand(library, query);
  const saysMore = read.slots.some(({ slot, by }) => slot !== 'series' && by !== 'default');
  return read.state === 'analysis' && saysMore ? read.analysis : null;
}
