import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { UNITS } from '../series/units';
import type { Measure } from '../measures';
import type { Part } from './read-words';
import { AFTER, BEFORE, isBeside, SINCE, TIME, UNTIL } from './beside';
import { isBase, kindOf, type Named } from './said-series';

/** A measure that was said; a weak one by words that also stand beside other measures. */
export type SaidMeasure = { measure: Measure; isWeak: boolean };

/** The measures that were said: none, the one that is meant, or two of which either may be. */
export function saidMeasures(
  library: Library,
  parts: readonly Part[],
  named: readonly Named[],
): SaidMeasure[] {
  const all = parts.flatMap(({ meaning }) => (meaning.kind === 'measure' ? [meaning] : []));
  const strong = all.filter(({ isWeak }) => !isWeak);
  const weak = all.filter(({ isWeak }) => isWeak);
  const has = (measure: Measure, among = strong) => among.some((each) => each.measure === measure);
  const rolling = rollingOf(strong);
  if (rolling) return [said(rolling)];
  if (has('sip')) return has('lumpsum') ? [said('sip'), said('lumpsum')] : [said('sip')];
  const joined = joinedIn(parts);
  if (joined.length > 0) return joined;
  const first = strong.find(({ measure }) => measure !== 'compare');
  if (first) return [first];
  const isSuperlative = parts.some(({ meaning }) => meaning.kind === 'window' && meaning.isSuperlative);
  // "How far did it fall in covid", but not "after covid".
  const isOfEvent = parts.some(({ meaning }, i) => meaning.kind === 'since' && ![SINCE, AFTER, BEFORE, UNTIL].some((words) => isBeside(parts, i, words))); // prettier-ignore
  if ((isSuperlative || isOfEvent) && all.some(({ isFall }) => isFall)) return [said('drawdown')];
  const amounts = parts.flatMap(({ meaning }) => (meaning.kind === 'amount' ? [meaning] : []));
  if (amounts.length > 0 && has('sip', weak)) return [said('sip')];
  if (amounts.some(({ isPlain }) => !isPlain) || (amounts.length > 0 && has('lumpsum', weak)))
    return [said('lumpsum')];
  const compare = strong[0];
  if (compare) return [compare];
  const usual =
    ['growth', 'ratio'].flatMap((name) => weak.filter(({ measure }) => measure === name))[0] ?? weak[0];
  // "How many ounces of silver does gold cost?"
  const isDivided = named.length === 2 && named.some((each) => isBase(library, parts, each));
  if (usual && !(isDivided && usual.measure === 'level')) return [usual];
  return isDivided ? [said('ratio')] : [];
}

const said = (measure: Measure): SaidMeasure => ({ measure, isWeak: false });

/** "Rolling" and another measure are one. */
function rollingOf(strong: readonly SaidMeasure[]): Measure | undefined {
  const rolling = strong.find(({ measure }) => measure.startsWith('rolling'))?.measure;
  if (rolling !== 'rolling-growth') return rolling;
  if (strong.some(({ measure }) => measure === 'volatility')) return 'rolling-volatility';
  return strong.some(({ measure }) => measure === 'correlation') ? 'rolling-correlation' : rolling;
}

/** "Return and risk": two measures with a word between that joins them. */
function joinedIn(parts: readonly Part[]): SaidMeasure[] {
  for (const [i, { meaning }] of parts.entries()) {
    const [first, second] = [parts[i - 1]?.meaning, parts[i + 1]?.meaning];
    if (meaning.kind !== 'skipped' || !meaning.joins) continue;
    if (first?.kind !== 'measure' || second?.kind !== 'measure' || first.measure === second.measure) continue;
    return [first, second];
  }
  return [];
}

/** The measure that fits what was named, as a change of a rate is a difference. */
export function measureFor(
  library: Library,
  said: SaidMeasure | undefined,
  named: readonly Named[],
): Measure {
  const isRates = named.every(({ readings: [name = ''] }) => kindOf(library, name) === 'rate');
  const ofRates = !isRates ? undefined : named.length === 1 ? 'level' : 'difference';
  const [only, ...others] = named;
  const isRatio =
    others.length === 0 && UNITS[getSeries(library, only?.readings[0] ?? '').unit].kind === 'ratio';
  if (isRatio && (!said || said.measure === 'ratio')) return 'level';
  if (!said) return ofRates ?? 'growth';
  // What rose or fell is a rate: its change is a difference.
  if (said.measure === 'growth' && isRates) return 'difference';
  if (said.measure === 'difference' && !isRates) return named.length === 1 ? 'growth' : 'compare';
  // A rate is not set to 100.
  if (said.measure === 'compare' && (ofRates || named.length === 1)) return ofRates ?? 'growth';
  if (said.measure === 'ratio' && said.isWeak && named.length === 1) return 'growth';
  if (said.measure === 'level' && named.length > 1) return ofRates ?? 'compare';
  return said.measure;
}

/** A payment may be written as a year is, such as 2000: it is one unless a word beside it makes it a time. */
export function withoutYearsOfMoney(parts: readonly Part[]): Part[] {
  const isPaid = parts.some(({ meaning }) => meaning.kind === 'measure' && ['sip', 'lumpsum'].includes(meaning.measure)); // prettier-ignore
  const hasAmount = parts.some(({ meaning }) => meaning.kind === 'amount');
  if (!isPaid) return [...parts];
  return parts.map((part, i) => {
    const { meaning } = part;
    if (meaning.kind !== 'period' || meaning.part !== 'year') return part;
    if (hasAmount ? !isSecondPayment(parts, i) : isBeside(parts, i, TIME)) return part;
    return { ...part, meaning: { kind: 'amount', amount: Number(meaning.period), isPlain: true } };
  });
}

/** "1000 in gold and 2000 in silver", "1000 sone me aur 2000 chandi me". */
function isSecondPayment(parts: readonly Part[], at: number): boolean {
  const before = parts[at - 1]?.meaning;
  const [next, after] = [parts[at + 1], parts[at + 2]];
  const isInto = (part: Part | undefined) => part?.meaning.kind === 'series';
  return (
    before?.kind === 'skipped' && before.joins && (isInto(next) || (next?.phrase === 'in' && isInto(after)))
  );
}
