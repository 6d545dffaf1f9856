import { readOnce } from '@/lib/content/content-source';
import { getSeries } from '@/lib/research/series/get-series';
import { currencyOf } from '@/lib/research/series/series';
import { UNITS } from '@/lib/research/series/units';
import { yearsBetween } from '@/lib/web/period';
import { AMOUNTS, analysisPath, parseAnalysis, type Analysis, type AskedWindow } from '../address';
import { choiceOf, nameOf } from '../choices';
import { refusedConversion } from '../converted';
import { examples } from '../examples';
import { DEFAULTS, MEASURES, type Measure } from '../measures';
import { readWords, type Part } from './read-words';
import { firstYearOf, isBeside, rollIn, TIME, windowIn, windowParts } from './said-window';
import type { RefusedKind, Slot, Understanding } from './understanding';
import { vocabulary, type Ambiguous } from './vocabulary';
import { phraseOf } from './words-of';

/** Ten digits and more are an account, a card or a phone; five letters, four digits and a letter are a PAN. */
const PERSONAL = /\b[a-z]{5}\d{4}[a-z]\b|\d(?:[ -]?\d){9,}/i;

/** No measure takes more. */
const MOST_SERIES = Math.max(...Object.values(MEASURES).map(({ series: [, most] }) => most));

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
  // None of more series than any measure takes is left out for the reader.
  if (!only || named.length > MOST_SERIES) return unknown(question, parts, named, unused);
  const left = [...unused, ...leftOf(parts, named, only), ...(only.real ? [] : wordsOfReal(parts))];
  const slots = [...saidIn(parts), ...defaultsOf(only, parts)];
  if (others.length > 0) return { state: 'choose', readings, slots, unused: left };
  return { state: 'analysis', analysis: only, slots, unused: left };
}

/** What says that an answer is to be after inflation; no measure but those that can be uses it. */
const wordsOfReal = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ text, meaning }) => (meaning.kind === 'real' ? [text] : []));

/** A payment may be written as a year is, such as 2000: it is one unless a word beside it makes it a time. */
function withoutYearsOfMoney(parts: readonly Part[]): Part[] {
  const isPaid = parts.some(({ meaning }) => meaning.kind === 'measure' && ['sip', 'lumpsum'].includes(meaning.measure)); // prettier-ignore
  const hasAmount = parts.some(({ meaning }) => meaning.kind === 'amount');
  if (!isPaid || hasAmount) return [...parts];
  return parts.map((part, i) => {
    const { meaning } = part;
    if (meaning.kind !== 'period' || meaning.part !== 'year') return part;
    const isTime = isBeside(parts, i, TIME);
    return isTime
      ? part
      : { ...part, meaning: { kind: 'amount', amount: Number(meaning.period), isPlain: true } };
  });
}

/** The series that were named, each once. */
function namedIn(parts: readonly Part[]): Named[] {
  const named = new Map<string, Named>();
  for (const [i, { text, meaning }] of parts.entries())
    if (meaning.kind === 'series' && !named.has(meaning.readings.join()) && !isSettledBeside(parts, i))
      named.set(meaning.readings.join(), { text, ...meaning });
  return [...named.values()];
}

/** Of "india 10 year bond yield" the first words settle what the others, of several meanings, mean. */
function isSettledBeside(parts: readonly Part[], index: number): boolean {
  const meaning = parts[index]?.meaning;
  if (meaning?.kind !== 'series' || !meaning.ambiguous) return false;
  return [parts[index - 1]?.meaning, parts[index + 1]?.meaning].some(
    (beside) =>
      beside?.kind === 'series' && !beside.ambiguous && meaning.readings.includes(beside.readings[0] ?? ''),
  );
}

function refusedBy(parts: readonly Part[]): { kind: RefusedKind; word: string } | undefined {
  const latest = latestYear();
  for (const { text, meaning } of parts) {
    if (meaning.kind === 'refused') return { kind: meaning.refused, word: text };
    if (meaning.kind === 'period' && firstYearOf(meaning) > latest) return { kind: 'forecast', word: text };
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
  const first = strong.find(({ measure }) => measure === 'sip') ?? strong.find(({ measure }) => measure !== 'compare') ?? strong[0]; // prettier-ignore
  if (first) return first;
  const amount = parts.some(({ meaning }) => meaning.kind === 'amount' && !meaning.isPlain);
  if (amount) return { measure: 'lumpsum', isWeak: false };
  return weak.find(({ measure }) => measure === 'growth') ?? weak[0];
}

/** Every analysis that the words may mean, at most four; none where no series was named. */
function readingsOf(parts: readonly Part[], named: readonly Named[], said: SaidMeasure): Analysis[] {
  const first = named[0];
  if (!first) return [];
  const asked = windowIn(parts);
  const analysis = (of: Measure, series: readonly string[]) => analysisOf(of, series, parts, currency);
  const currency = parts.flatMap(({ meaning }) => (meaning.kind === 'currency' ? [meaning.currency] : []))[0];
  const measure = measureFor(said, named);
  const hasDividends = parts.some(({ meaning }) => meaning.kind === 'dividends');
  const isOpen = ({ ambiguous }: Named) =>
    ambiguous !== undefined &&
    !(hasDividends && ambiguous.withDividends) &&
    (ambiguous.for === undefined || ambiguous.for.includes(measure)) &&
    (ambiguous.in === undefined || asked === ambiguous.in) &&
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
    if (!isMixed) return takes.map((series) => analysis(measure, series));
    const series = takes[0] ?? [];
    return [
      ...series.map((name) => analysis(kindOf(name) === 'rate' ? 'difference' : 'growth', [name])),
      analysis('correlation', series.slice(0, 2)),
    ];
  });
  // "NVIDIA in rupees" is its share: revenue is not converted.
  const convertible = all.filter((each) => !refusedConversion(each));
  const byPath = new Map(
    (convertible.length > 0 ? convertible : all).flatMap((analysis) => {
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
  if (said.measure === 'compare' && named.length === 1) return isRates ? 'level' : 'growth';
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

function analysisOf(
  measure: Measure,
  series: readonly string[],
  parts: readonly Part[],
  currency: Analysis['currency'],
): Analysis {
  const window = windowIn(parts, measure, series);
  const roll = rollIn(parts);
  const amounts = parts.flatMap(({ meaning }) => (meaning.kind === 'amount' ? [meaning.amount] : []));
  const amount = amounts.find((each) => Number.isInteger(each) && each >= AMOUNTS.least && each <= AMOUNTS.most); // prettier-ignore
  const isIn = (code: string) =>
    series.every((name) => name === 'usd-inr' || currencyOf(getSeries(name)) === code);
  return {
    measure,
    series: series.slice(0, MEASURES[measure].series[1]),
    window: window ?? usualWindow(measure, series),
    ...(amount !== undefined && { amount }),
    ...(currency && !isIn(currency) && { currency }),
    ...(MEASURES[measure].options.includes('real') && wordsOfReal(parts).length > 0 && { real: true }),
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
  real: 'real',
};

function saidIn(parts: readonly Part[]): Slot[] {
  return parts.flatMap(({ text, corrected, meaning }): Slot[] => {
    const slot = SLOTS[meaning.kind];
    if (!slot) return [];
    return [
      corrected === undefined ? { slot, text, by: 'said' } : { slot, text, by: 'corrected', as: corrected },
    ];
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

/** What means something, but has no place in the analysis: further numbers, windows, measures and series. */
function leftOf(parts: readonly Part[], named: readonly Named[], analysis: Analysis): string[] {
  const { measure, series } = analysis;
  const paid =
    measure === 'sip' || measure === 'lumpsum' ? (analysis.amount ?? DEFAULTS[measure]) : undefined;
  const [first, second, ...more] = windowParts(parts);
  const isRange = first?.meaning.kind === 'period' && second?.meaning.kind === 'period';
  const windows = new Set(isRange || !second ? more : [second, ...more]);
  // The same said twice is not left out.
  const isAgain = ({ meaning }: Part) => JSON.stringify(meaning) === JSON.stringify(first?.meaning);
  const left = parts.filter((part) => {
    const { meaning } = part;
    if (meaning.kind === 'amount') return meaning.amount !== paid;
    if (meaning.kind === 'measure') return !meaning.isWeak && !isSaidWith(measure, meaning.measure);
    return windows.has(part) && !isAgain(part);
  });
  return [...left, ...named.slice(series.length)].map(({ text }) => text);
}

/** Words of the second measure are no other question beside the first: "gold vs silver volatility", "a payment every month". */
const isSaidWith = (measure: Measure, other: Measure): boolean =>
  measure === other || other === 'compare' || (measure === 'sip' && other === 'lumpsum');

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
  const window = windowIn(parts);
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
