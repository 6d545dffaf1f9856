import { readOnce } from '@/lib/content/content-source';
import { getSeries } from '@/lib/research/series/get-series';
import { UNITS } from '@/lib/research/series/units';
import { yearsBetween } from '@/lib/web/period';
import { AMOUNTS, analysisPath, parseAnalysis, type Analysis, type AskedWindow } from '../address';
import { choiceOf, nameOf } from '../choices';
import { examples } from '../examples';
import { DEFAULTS, MEASURES, type Measure } from '../measures';
import { readWords, type Length, type Part } from './read-words';
import type { RefusedKind, Slot, Understanding } from './understanding';
import { vocabulary, type Ambiguous } from './vocabulary';
import { phraseOf } from './words-of';

/** Ten digits and more are an account, a card or a phone; five letters, four digits and a letter are a PAN. */
const PERSONAL = /\b[a-z]{5}\d{4}[a-z]\b|\d(?:[ -]?\d){9,}/i;

type Named = { text: string; readings: readonly string[]; ambiguous?: Ambiguous };

/** What a question in words asks for. It never throws, and every analysis in its result has an address. */
export function understand(question: string): Understanding {
  if (PERSONAL.test(question.slice(0, 400).normalize('NFKC')))
    return { state: 'refused', kind: 'personal-data', instead: insteadOf([]), slots: [], unused: [] };
  const parts = withoutYearsOfMoney(readWords(question));
  const named = namedIn(parts);
  const isUnused = ({ meaning: { kind } }: Part) =>
    kind === 'unused' || (kind === 'dividends' && !named.some(({ ambiguous }) => ambiguous?.withDividends));
  const unused = parts.filter(isUnused).map(({ text }) => text);
  const refused = refusedBy(parts);
  if (refused)
    return { state: 'refused', ...refused, instead: insteadOf(named), slots: saidIn(parts), unused };
  const said = saidMeasure(parts);
  const claimed = parts.filter(({ meaning }) => meaning.kind !== 'unused' && meaning.kind !== 'skipped');
  if (unused.length > 0 && unused.length >= claimed.length) return unknown(question, parts, named, unused);
  const instrument = instrumentIn(parts, named);
  if (instrument !== undefined)
    return { state: 'refused', kind: 'no-series', word: instrument, instead: insteadOf(named), slots: saidIn(parts), unused }; // prettier-ignore
  const readings = readingsOf(parts, named, said);
  const [only, ...others] = readings;
  if (!only) return unknown(question, parts, named, unused);
  const left = [...unused, ...plainNumbersLeft(parts, only)];
  const slots = [...saidIn(parts), ...defaultsOf(only, parts)];
  if (others.length > 0) return { state: 'choose', readings, slots, unused: left };
  return { state: 'analysis', analysis: only, slots, unused: left };
}

/** A payment may be written as a year is, such as 2000: it is one unless a word beside it makes it a time. */
function withoutYearsOfMoney(parts: readonly Part[]): Part[] {
  const isPaid = parts.some(({ meaning }) => meaning.kind === 'measure' && ['sip', 'lumpsum'].includes(meaning.measure)); // prettier-ignore
  const hasAmount = parts.some(({ meaning }) => meaning.kind === 'amount');
  if (!isPaid || hasAmount) return [...parts];
  const isBeside = (part: Part | undefined, words: readonly string[]) =>
    part !== undefined && words.includes(part.text.toLowerCase());
  return parts.map((part, i) => {
    const { meaning } = part;
    if (meaning.kind !== 'period' || meaning.part !== 'year') return part;
    const isTime =
      isBeside(parts[i - 1], ['since', 'from', 'in', 'between', 'to', 'till', 'until', 'and', 'se']) ||
      isBeside(parts[i + 1], ['se', 'to', 'mein', 'till', 'until', 'से', 'में']);
    return isTime
      ? part
      : { ...part, meaning: { kind: 'amount', amount: Number(meaning.period), isPlain: true } };
  });
}

/** The series that were named, each once. */
function namedIn(parts: readonly Part[]): Named[] {
  const named = new Map<string, Named>();
  for (const { text, meaning } of parts)
    if (meaning.kind === 'series' && !named.has(meaning.readings.join()))
      named.set(meaning.readings.join(), { text, ...meaning });
  return [...named.values()];
}

function refusedBy(parts: readonly Part[]): { kind: RefusedKind; word: string } | undefined {
  const latest = latestYear();
  for (const { text, meaning } of parts) {
    if (meaning.kind === 'refused') return { kind: meaning.refused, word: text };
    if (meaning.kind === 'period' && Number(meaning.period.slice(0, 4)) > latest)
      return { kind: 'forecast', word: text };
  }
  const absent = parts.find(({ meaning }) => meaning.kind === 'absent');
  return absent && { kind: 'no-series', word: absent.text };
}

/** The year of the latest value of the dollar, gold and shares: later ones have not been. */
const latestYear = readOnce(() =>
  Math.max(...['usd-inr', 'sensex-monthly'].map((name) => Number(choiceOf(name).to.slice(0, 4)))),
);

/** A word that nothing claimed and that is probably a share, a fund or a coin: joined to a series, or with a capital. */
function instrumentIn(parts: readonly Part[], named: readonly Named[]): string | undefined {
  const isCapital = (text: string) => /^\p{Lu}/u.test(text);
  const letters = parts.filter(({ text }) => /^\p{L}/u.test(text));
  const allCapitals = letters.every(({ text }) => isCapital(text));
  const found = parts.find(({ text, meaning }, i) => {
    if (meaning.kind !== 'unused') return false;
    if (!/\p{L}{3}/u.test(text)) return false;
    if (named.length === 0)
      return parts.some((each) => each.meaning.kind !== 'amount' && SLOTS[each.meaning.kind]);
    const joined = [parts[i - 1], parts[i + 1]].some(
      (beside) =>
        (beside?.meaning.kind === 'skipped' && beside.meaning.joins) ||
        (beside?.meaning.kind === 'measure' && beside.meaning.measure === 'compare') ||
        beside?.meaning.kind === 'series',
    );
    return joined || (isCapital(text) && !allCapitals);
  });
  return found?.text;
}

type SaidMeasure = { measure: Measure; isWeak: boolean } | undefined;

/** The first measure that was said in plain words, else the first of the weak ones, else what amounts and lengths say. */
function saidMeasure(parts: readonly Part[]): SaidMeasure {
  const measures = parts.flatMap(({ meaning }) => (meaning.kind === 'measure' ? [meaning] : []));
  const strong = measures.filter(({ isWeak }) => !isWeak);
  const weak = measures.filter(({ isWeak }) => isWeak);
  const compared = strong.find(({ measure }) => measure !== 'compare') ?? strong[0];
  if (compared) return compared;
  const amount = parts.some(({ meaning }) => meaning.kind === 'amount' && !meaning.isPlain);
  if (amount) return { measure: 'lumpsum', isWeak: false };
  return weak.find(({ measure }) => measure === 'growth') ?? weak[0];
}

/** Every analysis that the words may mean, at most four; none where no series was named. */
function readingsOf(parts: readonly Part[], named: readonly Named[], said: SaidMeasure): Analysis[] {
  const first = named[0];
  if (!first) return [];
  const asked = windowIn(parts);
  const currency = parts.flatMap(({ meaning }) => (meaning.kind === 'currency' ? [meaning.currency] : []))[0];
  const measure = measureFor(said, named);
  const hasDividends = parts.some(({ meaning }) => meaning.kind === 'dividends');
  const isOpen = ({ ambiguous }: Named) =>
    ambiguous !== undefined &&
    !(hasDividends && ambiguous.withDividends) &&
    (ambiguous.for === undefined || ambiguous.for.includes(measure)) &&
    (ambiguous.in === undefined || asked.window === ambiguous.in) &&
    !named.some(({ readings }) => ambiguous.firstBeside?.includes(readings[0] ?? ''));
  let lists: string[][] = [[]];
  for (const each of named) {
    const dividends = each.ambiguous?.withDividends;
    const settled = hasDividends && dividends !== undefined ? [dividends] : each.readings.slice(0, 1);
    const readings = isOpen(each) ? each.readings : settled;
    lists = lists.flatMap((list) => readings.map((name) => [...list, name]));
  }
  const isFixed = named.some(isOpen);
  const all = lists.slice(0, 4).flatMap((list) => {
    const takes = takenSeries(list, measure, currency, isFixed);
    const kinds = takes[0]?.map(kindOf) ?? [];
    const isMixed = measure === 'growth' && kinds.includes('rate') && kinds.includes('price');
    if (!isMixed) return takes.map((series) => analysisOf(measure, series, asked, parts, currency));
    const series = takes[0] ?? [];
    return [
      ...series.map((name) => analysisOf(kindOf(name) === 'rate' ? 'difference' : 'growth', [name], asked, parts, currency)), // prettier-ignore
      analysisOf('correlation', series.slice(0, 2), asked, parts, currency),
    ];
  });
  const byPath = new Map(
    all.flatMap((analysis) => {
      const path = analysisPath(analysis);
      const parsed = parseAnalysis(path);
      return 'problem' in parsed ? [] : [[path, parsed] as const];
    }),
  );
  return [...byPath.values()].slice(0, 4);
}

/** A price of something, or a rate, of which the change is a difference. */
const kindOf = (name: string): 'rate' | 'price' =>
  ['rate', 'spread'].includes(UNITS[getSeries(name).unit].kind) ? 'rate' : 'price';

function measureFor(said: SaidMeasure, named: readonly Named[]): Measure {
  const kinds = named.map(({ readings: [name = ''] }) => kindOf(name));
  const isRates = kinds.every((kind) => kind === 'rate');
  const [only, ...others] = named;
  const isRatio = others.length === 0 && UNITS[getSeries(only?.readings[0] ?? '').unit].kind === 'ratio';
  if (isRatio && (!said || said.measure === 'ratio')) return 'level';
  if (!said) return isRates && kinds.length === 1 ? 'level' : isRates ? 'compare' : 'growth';
  // What rose or fell is a rate: its change is a difference.
  if (said.measure === 'growth' && isRates) return 'difference';
  if (said.measure === 'level' && named.length > 1) return isRates ? 'difference' : 'compare';
  return said.measure;
}

/** The series that stand for those named, by currency and by how often they have values: one list, or two to choose from. */
function takenSeries(
  list: readonly string[],
  measure: Measure,
  currency: Analysis['currency'],
  isOpen: boolean,
): string[][] {
  const { dollars, months, days } = vocabulary().instead;
  const isMetal = (name: string) => dollars[name] !== undefined;
  const inDollars = (names: readonly string[]) => names.map((name) => dollars[name] ?? name);
  const isDaily = list.some((name) => getSeries(name).frequency === 'daily');
  const paid = measure === 'sip' || measure === 'lumpsum';
  const names = list
    .map((name) => (isDaily ? (days[name] ?? name) : name))
    .map((name) => ((list.length > 1 || paid) && !isOpen ? (months[name] ?? name) : name));
  if (!names.some(isMetal)) return [names];
  if (names.includes('usd-inr') && names.length > 1)
    return currency === 'USD' ? [inDollars(names)] : [inDollars(names), names];
  const isBesideDollars = names.some(
    (name) => !isMetal(name) && UNITS[getSeries(name).unit].kind === 'price' && getSeries(name).unit.startsWith('USD'), // prettier-ignore
  );
  return [currency === 'USD' || measure === 'ratio' || isBesideDollars ? inDollars(names) : names];
}

type Asked = { window?: AskedWindow; roll?: number };

/** The window that was said, and the length of a rolling one: the length beside the word that says it. */
function windowIn(parts: readonly Part[]): Asked {
  const isRolling = ({ meaning }: Part) =>
    meaning.kind === 'measure' && meaning.measure.startsWith('rolling');
  const at = parts.findIndex(isRolling);
  const lengths = parts.flatMap(({ meaning }, i) => (meaning.kind === 'length' ? [{ ...meaning, i }] : []));
  const rolled = at < 0 ? undefined : lengths.find(({ i }) => Math.abs(i - at) === 1);
  const roll = rolled && (rolled.unit === 'years' ? 12 * rolled.last : rolled.last);
  const rolling = roll === undefined ? {} : { roll };
  const from = parts.flatMap(({ meaning }) => (meaning.kind === 'since' ? [meaning.period] : []))[0];
  const periods = parts.flatMap(({ meaning }) => (meaning.kind === 'period' ? [meaning] : []));
  const [start, end] = periods;
  const length = lengths.find((each) => each !== rolled);
  if (start && end) {
    const to = end.part === 'year' ? `${end.period}-12` : end.period;
    return { ...rolling, window: { from: startOf(start), to } };
  }
  if (start) return { ...rolling, window: { from: startOf(start) } };
  if (from !== undefined) return { ...rolling, window: { from } };
  if (length) return { ...rolling, window: { last: length.last, unit: length.unit } satisfies Length };
  const words = parts.flatMap(({ meaning }) => (meaning.kind === 'window' ? [meaning.window] : []));
  if (words.includes('ytd')) return { ...rolling, window: 'year to date' };
  if (words.includes('1y')) return { ...rolling, window: { last: 1, unit: 'years' } };
  return words.length > 0 ? { ...rolling, window: 'all' } : rolling;
}

const startOf = ({ period, part }: { period: string; part: 'year' | 'month' }) =>
  part === 'year' ? `${period}-01` : period;

function analysisOf(
  measure: Measure,
  series: readonly string[],
  { window, roll }: Asked,
  parts: readonly Part[],
  currency: Analysis['currency'],
): Analysis {
  const amounts = parts.flatMap(({ meaning }) => (meaning.kind === 'amount' ? [meaning.amount] : []));
  const amount = amounts.find((each) => Number.isInteger(each) && each >= AMOUNTS.least && each <= AMOUNTS.most); // prettier-ignore
  const isIn = (code: string) =>
    series.every((name) => name === 'usd-inr' || getSeries(name).unit.startsWith(code));
  return {
    measure,
    series: series.slice(0, MEASURES[measure].series[1]),
    window: window ?? usualWindow(measure, series),
    ...(amount !== undefined && { amount }),
    ...(currency && !isIn(currency) && { currency }),
    ...(roll !== undefined && { roll }),
  };
}

/** Ten years, or all where there is less; all of what is ranked and of what has no length of its own. */
function usualWindow(measure: Measure, series: readonly string[]): AskedWindow {
  if (['level', 'ratio', 'drawdown'].includes(measure) || measure.startsWith('rolling')) return 'all';
  const isLong = series.every((name) => {
    const { from, to } = choiceOf(name);
    return from !== '' && yearsBetween(from, to) >= 10;
  });
  return isLong ? { last: 10, unit: 'years' } : 'all';
}

const SLOTS: Partial<Record<Part['meaning']['kind'], Slot['slot']>> = {
  measure: 'measure',
  series: 'series',
  window: 'window',
  since: 'window',
  period: 'window',
  length: 'window',
  amount: 'amount',
  currency: 'currency',
};

function saidIn(parts: readonly Part[]): Slot[] {
  return parts.flatMap(({ text, corrected, meaning }) => {
    const slot = SLOTS[meaning.kind];
    return slot ? [{ slot, text, by: corrected ? 'corrected' : 'said' }] : [];
  });
}

/** What was taken without being said. */
function defaultsOf({ measure, window, amount, series }: Analysis, parts: readonly Part[]): Slot[] {
  const said = new Set(saidIn(parts).map(({ slot }) => slot));
  const paid = measure === 'sip' || measure === 'lumpsum' ? DEFAULTS[measure] : undefined;
  const { dollars } = vocabulary().instead;
  const isMetal = series.some((name) => dollars[name] !== undefined || Object.values(dollars).includes(name));
  return [
    ...(said.has('measure') ? [] : [byDefault('measure', measure)]),
    ...(said.has('window') ? [] : [byDefault('window', window === 'all' ? 'all' : '10y')]),
    ...(paid === undefined || amount !== undefined || said.has('amount') ? [] : [byDefault('amount', String(paid))]), // prettier-ignore
    ...(!isMetal || said.has('currency') ? [] : [byDefault('currency', series.some((name) => dollars[name] !== undefined) ? 'INR' : 'USD')]), // prettier-ignore
  ];
}

const byDefault = (slot: Slot['slot'], text: string): Slot => ({ slot, text, by: 'default' });

/** Numbers that are neither money nor a part of a period. */
function plainNumbersLeft(parts: readonly Part[], { measure }: Analysis): string[] {
  const isPaid = measure === 'sip' || measure === 'lumpsum';
  const numbers = parts.filter(({ meaning }) => meaning.kind === 'amount').map(({ text }) => text);
  return isPaid ? numbers.slice(1) : numbers;
}

/** Two or three analyses of what was named, else of gold and the Sensex, that have an answer. */
function insteadOf(named: readonly Named[]): Analysis[] {
  const name = named[0]?.readings[0];
  const of = (measure: Measure, series: string): Analysis => ({ measure, series: [series], window: usualWindow(measure, [series]) }); // prettier-ignore
  if (name === undefined)
    return [of('growth', 'gold-inr-10g'), of('level', 'gold-inr-10g'), of('drawdown', 'sensex-monthly')];
  if (kindOf(name) === 'rate') return [of('level', name), of('difference', name)];
  return [of('level', name), of('growth', name), of('drawdown', name)];
}

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
  const measure = saidMeasure(parts)?.measure;
  const { window } = windowIn(parts);
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
  return read.state === 'analysis' && read.unused.length === 0 && saysMore ? read.analysis : null;
}
