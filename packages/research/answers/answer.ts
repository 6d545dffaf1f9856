import { LRUCache } from 'lru-cache';
import type { Library } from '../series/library';
import type { Words } from '../words/words';
import { ContentProblem } from '@/lib/platform/content-problem';
import type { Chart } from '../charts/chart-spec';
import { checkComparable } from '../figures/check-comparable';
import { computeFigure, type Figure, type Definition } from '../figures/figure';
import { stepsIn, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Age } from '../series/freshness';
import { currencyOf, valuesOf, type Series } from '../series/series';
import { isOfOwn } from '../series/own-name';
import { perLibrary } from '../series/per-library';
import { FORMATS } from '../series/number-format';
import { seriesFacts } from '../series/series-facts';
import type { SeriesRef } from '../series/series-ref';
import { isRegular, sharedPeriods, tellsOtherDays, type SharedPeriod } from '../series/shared-periods';
import { isRate, UNITS } from '../series/units';
import { startsAfter } from '../time/period';
import {
  analysisPath,
  inWindow,
  normal,
  allWindows,
  type Analysis,
  type Measurement,
  type WindowSpec,
} from './address';
import { answerAge } from './answer-age';
import { tableOf, type AnswerTable } from './answer-table';
import { cautionsOf, type AnswerCaution } from './cautions';
import { analysisChart } from './chart';
import {
  afterInflation,
  besideOf,
  inCurrency,
  inRupees,
  pricesFor,
  refusedByPrices,
  refusedConversion,
} from './converted';
import { echoOf, echoOfRefused, windowWords, type EchoPart } from './echo';
import { editionOf } from './edition';
import { fairnessOf, type Fairness } from './fairness';
import { joinSeries, onNames, nameOfInput } from './join-series';
import { nextQuestions, type NextQuestion } from './next';
import { beyondRange } from './options';
import { keyFigures, type KeyFigure } from './key-figures';
import { isMeasure, MEASURES, type Measure } from '../measures';
import { partOf } from '../measures/definitions';
import { nameOf } from '../measures/names';
import { isOfMoney, USUAL_ROLL, type AnswerListing, type Unfit } from '../measures/measure';
import { periodsOfLevel } from '../measures/other-basis';
import { refusal, type Reason } from './refusal';
import { readUpTo, type ReadUpTo } from './read-up-to';
import { isLongest, resolveWindow } from './resolve-window';
import { linesOf, sentenceOf } from './sentence';
import { figuresOfAll, inEachWindow, keyFiguresOfAll, listingOfAll, sentenceOfAll } from './side-by-side';
import { switchesOf, type Switch } from './switches';
import { shareOfWindows, type AnswerShare } from './window-share';

/** An analysis, worked out. */
export type AnalysisAnswer = {
  state: 'answer';
  analysis: Analysis;
  /** The same of the series that it was worked out with: in another currency, after inflation. */
  measured: Measurement;
  /** The address with the two periods that the window meant today, which will mean the same tomorrow. */
  fixed: string;
  window: Window;
  sentence: string;
  /** By `SERIES.FORMULA`, for a pair `A~B.FORMULA`; the first of each series is in the sentence. */
  figures: ReadonlyMap<string, Figure>;
  share: AnswerShare | null;
  cautions: readonly AnswerCaution[];
  /** What makes a comparison uneven: it is said at its figures, and not among the cautions. */
  fairness: readonly Fairness[];
  /** Whether every value behind it may be passed on, so that a file of them may be given. */
  mayBePassedOn: boolean;
  /** The few that stand below the sentence. */
  keyFigures: readonly KeyFigure[];
  /** The names within a sentence of the series that figures are of, by id. */
  names: ReadonlyMap<string, string>;
  /** What stands directly under the sentence, its window first. */
  readonly lines: readonly string[];
  /** What was understood, each part with what could be asked in its place. */
  readonly echo: readonly EchoPart[];
  /** The other usual reading of what was asked, where it has an answer. */
  readonly switches: readonly Switch[];
  /** What readers ask next, each with an answer. */
  readonly next: readonly NextQuestion[];
  /** How many published values it rests on, each counted once. */
  readonly valueCount: number;
  /** Null where its series cannot be drawn together, or only by values that may not be passed on. */
  readonly chart: Chart | null;
  /** What is listed below the chart, where its measure has a list that is short enough. */
  readonly listing: AnswerListing | null;
  /** The values of its series in the window; null if one of them may not be passed on. */
  readonly table: AnswerTable | null;
  readonly age: Age;
  /** Names the data: another code means that a value or a note of them changed. */
  readonly edition: string;
  /** The last period of its series, and the day up to which this was read. */
  readonly readUpTo: ReadUpTo;
};

/** Why an analysis has no answer. What can be asked instead was tried. */
export type Refusal = Reason & {
  /** What was understood, each part with what could be asked in its place. */
  readonly echo: readonly EchoPart[];
  /** Names the data that it was refused for. */
  readonly edition: string;
};

/** Fewer returns than this say little about how far a value moves, or whether two move together. */
const LEAST_RETURNS = 24;

/** A rolling window has two steps at least. */
const LEAST_ROLL = 2;

/** Works an analysis out. What it cannot answer it refuses in words; it throws for nothing that a reader can ask. */
export function answerAnalysis(library: Library, analysis: Analysis): AnalysisAnswer | Refusal {
  const worked = inWindows(library, analysis);
  if ('state' in worked) return offering(library, worked, analysis);
  const [first, ...further] = worked;
  return further.length === 0 ? answerOf(library, analysis, first) : answerOfAll(library, analysis, worked);
}

/**
 * A refusal that offers nothing but answers. They are sought when somebody reads them: most only ask whether
 * there is an answer.
 */
function offering(library: Library, refused: Reason, analysis: Analysis): Refusal {
  let alternatives: readonly Analysis[] | undefined;
  return {
    ...refused,
    get edition() {
      return editionOf(library, joinSeries(library, analysis).series);
    },
    get echo() {
      return echoOfRefused(library, analysis);
    },
    get instead() {
      alternatives ??= answeredOf(library, refused, new Set([analysisPath(analysis)]));
      return alternatives;
    },
  };
}

/**
 * What a refusal offers and what has an answer. An offer that is refused itself gives way to what its own
 * refusal offers: the same in its own money, over all there is, each series alone.
 * @param tried the addresses that were tried already, each once: so an end is reached
 */
function answeredOf(library: Library, { instead }: Reason, tried: Set<string>): Analysis[] {
  return instead.flatMap((each) => {
    // As its address says it, without options that its measure does not have.
    const offer = normal(each);
    const path = analysisPath(offer);
    if (tried.has(path)) return [];
    tried.add(path);
    const worked = inWindows(library, offer);
    return 'state' in worked ? answeredOf(library, worked, tried) : [offer];
  });
}

/** Whether an analysis has an answer, without its words and without what is offered where it has none. */
export const hasAnswer = (library: Library, analysis: Analysis): boolean =>
  !('state' in inWindows(library, analysis));

/** The figures of an analysis, before anything is said about them. */
type Worked = {
  state: 'worked';
  measured: Measurement;
  beside: Measurement | null;
  grid: readonly SharedPeriod[];
  window: Window;
  definitions: ReadonlyMap<string, Definition>;
  figures: ReadonlyMap<string, Figure>;
};

/** The figures of each window; where one has none, the refusal says which. */
function inWindows(library: Library, analysis: Analysis): readonly [Worked, ...Worked[]] | Reason {
  const alone = inEachWindow(analysis);
  const worked: Worked[] = [];
  for (const each of alone) {
    const figures = figuresOf(library, each);
    if (figures.state === 'refused')
      return alone.length === 1
        ? figures
        : refusedWindow(library, analysis, figures, each.window, allWindows(analysis));
    worked.push(figures);
  }
  const [first, ...further] = worked;
  if (!first) throw new RangeError('An analysis has a window');
  return [first, ...further];
}

/** Why there is no answer in one of several windows, with the same in the others. */
function refusedWindow(
  { words }: Library,
  analysis: Analysis,
  reason: Reason,
  unfit: WindowSpec,
  all: readonly WindowSpec[],
): Reason {
  const [window, ...windows] = all.filter((each) => each !== unfit);
  const sentence = words.text('analysis.refused.of-window', {
    window: windowWords(words, unfit),
    sentence: reason.sentence,
  });
  const others = window ? [{ ...inWindow(analysis, window), ...(windows.length > 0 && { windows }) }] : [];
  return { ...reason, sentence, instead: [...others, ...reason.instead] };
}

/** Of the series that its names mean; what a refusal offers is said by these names again. */
function figuresOf(library: Library, analysis: Analysis): Worked | Reason {
  const ofCount = refusedCount(library, analysis);
  if (ofCount) return ofCount;
  const measured = joinSeries(library, analysis);
  const worked = workedOut(library, inRupees(library, measured));
  return worked.state === 'worked'
    ? worked
    : { ...worked, instead: onNames(worked.instead, analysis, measured) };
}

/** Why a measure cannot be worked out for so many series. */
function refusedCount({ words }: Library, { measure, series }: Analysis): Reason | null {
  const [least, most] = MEASURES[measure].series;
  return series.length >= least && series.length <= most
    ? null
    : refusal(words, 'count', { least, most, isExact: least === most ? 'yes' : 'no' });
}

/**
 * Whether nothing refuses an analysis before its figures are computed: for the many that are offered beside an answer,
 * at a small part of what {@link hasAnswer} costs.
 */
const isOffered = (library: Library, analysis: Analysis): boolean =>
  inEachWindow(normal(analysis)).every(
    (each) =>
      !refusedCount(library, each) &&
      prepared(library, inRupees(library, joinSeries(library, each))).state === 'prepared',
  );

/** An analysis that nothing refuses before its figures are computed. */
type Prepared = {
  state: 'prepared';
  conversion: Measurement;
  deflated: Measurement;
  grid: readonly SharedPeriod[];
  window: Window;
};

/** What series, options and window are refused for: almost everything, and without computing a figure. */
function prepared(library: Library, analysis: Measurement): Prepared | Reason {
  const unfit = refusedFor(library, analysis);
  if (unfit) return unfit;
  const conversion = inCurrency(library, analysis);
  const prices = pricesFor(library, conversion);
  const grid = gridOf(library, conversion, prices);
  const { isOfLength } = MEASURES[analysis.measure];
  const window = resolveWindow(library, isOfLength ? { ...analysis, window: 'all' } : analysis, grid);
  if ('state' in window) return refusedByPrices(library, analysis, conversion, prices) ?? window;
  const deflated = afterInflation(library, conversion, window);
  const short = refusedIn(library, analysis, deflated, window, stepsIn(grid, window));
  return short ?? { state: 'prepared', conversion, deflated, grid, window };
}

function workedOut(library: Library, analysis: Measurement): Worked | Reason {
  const terms = prepared(library, analysis);
  if (terms.state === 'refused') return terms;
  const { conversion, deflated, grid, window } = terms;
  const beside = besideOf(library, analysis, conversion, window);
  try {
    const definitions = definitionsOf(library, deflated, window);
    for (const definition of definitions.values()) checkComparable(library, definition);
    const all = [...definitions, ...(beside ? definitionsOf(library, beside, window) : [])];
    const figures = new Map(all.map(([name, definition]) => [name, computeFigure(library, definition)]));
    return { state: 'worked', measured: deflated, beside, grid, window, definitions, figures };
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return refusal(library.words, 'data', {}, [{ ...analysis, window: 'all' }]);
  }
}

/**
 * The figures of an analysis; the first of each series is in its sentence.
 * @throws ContentProblem when a series of it has no values in the window
 */
const definitionsOf = (library: Library, analysis: Measurement, window: Window) =>
  new Map(MEASURES[analysis.measure].figures(library, analysis, window));

/** @param analysis the analysis as its address says it */
function answerOf(library: Library, analysis: Analysis, worked: Worked): AnalysisAnswer {
  const { measured, beside, grid, window, definitions, figures } = worked;
  const isAllThereIs = isShorter(analysis, worked);
  const share = shareOfWindows(library, measured, [...definitions.values()], grid, window);
  const fairness = fairnessOf(library, measured);
  const mayBePassedOn = [...figures.values()].every(({ recomputable }) => recomputable);
  return {
    state: 'answer',
    analysis,
    measured,
    fixed: analysisPath(MEASURES[analysis.measure].isOfLength ? analysis : { ...analysis, window }),
    window,
    sentence: sentenceOf(library, measured, window, figures),
    figures,
    share: share === 'not counted' ? null : share,
    cautions: cautionsOf(library, measured, window, share, fairness, isAllThereIs),
    fairness,
    mayBePassedOn,
    keyFigures: keyFigures(figures, measured.series, MEASURES[measured.measure].leader),
    names: namesOf(library, figures),
    // What follows is worked out when it is read: a link reads the sentence alone, a picture the chart.
    get lines() {
      return linesOf(library, measured, beside, window, figures, isAllThereIs);
    },
    get echo() {
      return echoOf(library, analysis, (other) => isOffered(library, other), window);
    },
    get switches() {
      return switchesOf(library, analysis, (other) => hasAnswer(library, other));
    },
    get next() {
      return nextQuestions(library, analysis, (other) => hasAnswer(library, other));
    },
    get valueCount() {
      return valueCount(figures);
    },
    get chart() {
      return analysisChart(library, worked);
    },
    get listing() {
      const context = { library, terms: measured, window, figures };
      return MEASURES[measured.measure].listing?.(context) ?? null;
    },
    get table() {
      return mayBePassedOn ? tableOf(library, measured.series, window) : null;
    },
    get age() {
      return answerAge(library, worked);
    },
    get edition() {
      return editionOf(library, [...measured.series, ...besideIn(library, measured.measure)]);
    },
    get readUpTo() {
      return readUpTo(library, measured.series);
    },
  };
}

/** Whether a longer window was asked for than there is: the longest there is was taken. */
function isShorter({ measure, window: spec }: Analysis, { measured, grid, window }: Worked): boolean {
  if (!MEASURES[measure].isOfLength) return isLongest(measured.window, window, grid);
  return typeof spec === 'object' && 'last' in spec && spec !== measured.window;
}

/** Several windows side by side, drawn in the one that begins first. */
function answerOfAll(
  library: Library,
  analysis: Analysis,
  all: readonly [Worked, ...Worked[]],
): AnalysisAnswer {
  const widest = all.reduce((a, b) => (startsAfter(a.window.from, b.window.from) ? b : a));
  const latest = all.reduce((a, b) => (startsAfter(b.window.to, a.window.to) ? b : a));
  const answer = answerOf(library, analysis, widest);
  const [first, ...further] = all;
  const specs = allWindows(analysis);
  const figures = figuresOfAll(analysis, all);
  const cautions = all.flatMap((each, i) => {
    const own = inWindow(analysis, specs[i] ?? analysis.window);
    return cautionsOf(library, each.measured, each.window, null, answer.fairness, isShorter(own, each));
  });
  const ofAll: Partial<AnalysisAnswer> = {
    fixed: analysisPath({ ...analysis, window: first.window, windows: further.map(({ window }) => window) }),
    sentence: sentenceOfAll(library, analysis, all),
    figures,
    share: null,
    cautions: [...new Map(cautions.map((each) => [each.kind, each])).values()],
    mayBePassedOn: [...figures.values()].every(({ recomputable }) => recomputable),
    keyFigures: keyFiguresOfAll(figures),
    names: namesOf(library, figures),
    // Its sentence names the windows.
    lines: [],
    echo: echoOf(library, analysis, (other) => isOffered(library, other)),
    valueCount: valueCount(figures),
    listing: listingOfAll(library, analysis, all),
    get table() {
      const reach = { from: widest.window.from, to: latest.window.to };
      return ofAll.mayBePassedOn ? tableOf(library, widest.measured.series, reach) : null;
    },
    get age() {
      return answerAge(library, latest);
    },
  };
  // What is worked out when it is read stays so.
  return Object.defineProperties(answer, Object.getOwnPropertyDescriptors(ofAll));
}

const namesOf = (library: Library, figures: ReadonlyMap<string, Figure>): ReadonlyMap<string, string> =>
  new Map(
    [...figures.values()].flatMap(({ inputs }) =>
      inputs.map(({ series }) => [String(series), nameOf(library, series)] as const),
    ),
  );

function valueCount(figures: ReadonlyMap<string, Figure>): number {
  const behind = [...figures.values()].flatMap(({ evidence }) =>
    evidence.flatMap(({ series, rows }) =>
      series.made ? [] : rows.map(({ period }) => `${series.id} ${period}`),
    ),
  );
  return new Set(behind).size;
}

/** The periods that a window is counted in. */
function gridOf(
  library: Library,
  { measure, series }: Measurement,
  prices: readonly string[],
): SharedPeriod[] {
  const grid = periodsOfAll(library, [...series, ...besideIn(library, measure), ...prices]);
  const isAlone = MEASURES[measure].isOfLast && prices.length === 0;
  return isAlone ? periodsOfLevel(getSeries(library, series[0] ?? ''), grid) : grid;
}

/** An answer and what it offers are of the same few series: the latest are kept, without what a reader brought. */
function periodsOfAll(library: Library, refs: readonly SeriesRef[]): SharedPeriod[] {
  if (refs.some(isOfOwn)) return sharedPeriods(library, refs);
  const kept = latestGrids(library);
  const key = refs.map(String).join('~');
  const grid = kept.get(key) ?? sharedPeriods(library, refs);
  kept.set(key, grid);
  return grid;
}

const latestGrids = perLibrary(() => new LRUCache<string, SharedPeriod[]>({ max: 64 }));

/** What a measure sets its series against. */
const besideIn = (library: Library, measure: Measure): readonly SeriesRef[] =>
  MEASURES[measure].beside?.(library) ?? [];

/** Why a measure cannot be worked out for these series, whatever the window. */
function refusedFor(library: Library, analysis: Measurement): Reason | null {
  const measure = MEASURES[analysis.measure];
  const series = analysis.series.map((ref) => getSeries(library, ref));
  const instead = (other: Partial<Measurement>): Measurement[] => [{ ...analysis, ...other }];
  /** A series as somebody asked for it, without what was made of it. */
  const nameIn = (each: Series) => nameOfInput(analysis.series[series.indexOf(each)] ?? '');
  const beyond = refusedRange(library.words, analysis);
  if (beyond) return beyond;
  const closedSeries = series.find((each) => tellsOtherDays(library, each));
  if (closedSeries)
    return refusal(
      library.words,
      'made-of-withheld',
      { title: titleOf(closedSeries) },
      publishedBehind(closedSeries, analysis),
    );
  const takesUnequal = measure.isOfLast ?? measure.takesUnequal;
  const unequal = takesUnequal ? undefined : series.find((each) => !isRegular(each));
  if (unequal)
    return refusal(
      library.words,
      'decisions',
      { title: titleOf(unequal) },
      instead({ measure: 'level', series: [nameIn(unequal)], window: 'all' }),
    );
  const unfit = series.find(
    (each) => !measure.kinds.includes(UNITS[each.unit].kind) || (isOfMoney(measure) && !currencyOf(each)),
  );
  const ofKind = unfit && measure.refusesKind?.(series, unfit);
  if (ofKind) return refusedBy(library, analysis, ofKind);
  if (unfit)
    return refusal(
      library.words,
      'wrong-kind',
      { title: titleOf(unfit) },
      instead({ measure: 'level', series: [nameIn(unfit)] }),
    );
  const together = measure.refuses?.(analysis, series);
  if (together) return refusedBy(library, analysis, together);
  const slowSeries =
    measure.needs === 'months' ? series.find(({ frequency }) => frequency !== 'monthly') : undefined;
  // What is of rupees alone cannot be had in another currency either; nor can several that are put into rupees.
  const isPutIntoRupees =
    measure.inRupees === 'always' || (measure.inRupees === 'among several' && series.length > 1);
  const unconverted = slowSeries && isPutIntoRupees ? null : refusedConversion(library, analysis);
  if (unconverted) return unconverted;
  if (!slowSeries) return null;
  return refusal(
    library.words,
    measure.usualAmount === undefined ? 'needs-months' : 'not-monthly',
    { title: titleOf(slowSeries) },
    instead({ measure: series.length > 1 ? 'growth' : 'lumpsum' }),
  );
}

/** Why a number that somebody gave has no answer, with the nearest one that may have. */
function refusedRange(words: Words, analysis: Measurement): Reason | null {
  const beyond = beyondRange(analysis);
  if (!beyond) return null;
  const { name, range, nearest } = beyond;
  const [least, most] = [range.least, range.most].map((each) => FORMATS['number-indian'](words, each));
  const values = {
    name: words.text(`analysis-page.options.${name}.name`),
    least: least ?? '',
    most: most ?? '',
  };
  return refusal(words, 'option', values, [{ ...analysis, ...nearest }]);
}

/** A refusal of a measure, with what can be asked in place of it. */
const refusedBy = (
  library: Library,
  analysis: Measurement,
  { kind, values, instead = [], option }: Unfit,
): Reason =>
  refusal(
    library.words,
    kind,
    values,
    instead.map(({ measure, ...other }) => ({
      ...analysis,
      ...other,
      ...(isMeasure(measure) && { measure }),
    })),
    option,
  );

/** The same of the published series that another is made of. */
function publishedBehind({ inputs: [name = ''], id }: Series, analysis: Measurement): Measurement[] {
  return [{ ...analysis, series: analysis.series.map((each) => (String(each) === id ? name : each)) }];
}

/** Why a measure cannot be worked out over this window. */
function refusedIn(
  library: Library,
  analysis: Measurement,
  measured: Measurement,
  window: Window,
  steps: number,
): Reason | null {
  const { needs, takesAnySign } = MEASURES[analysis.measure];
  const whole: Measurement[] = analysis.window === 'all' ? [] : [{ ...analysis, window: 'all' }];
  const parts = measured.series.map((ref) => partOf(library, ref, window));
  const [least = Infinity] = parts.map(({ points }) => points.length - 1);
  const needsReturns = needs === 'returns' || needs === 'varying returns';
  if (needsReturns && least < LEAST_RETURNS)
    return refusal(library.words, 'too-short', { count: least, least: LEAST_RETURNS }, whole);
  const hasGap = parts.some(({ points }) => points.some(({ value }) => value === null));
  const { real, ...before } = analysis;
  const gap = () => refusal(library.words, 'gap', {}, real ? [before] : []);
  if (needsReturns && hasGap) return gap();
  const constant = needs === 'varying returns' && parts.find(isConstant);
  if (constant) return refusal(library.words, 'constant', { title: titleOf(constant) }, whole);
  if (needs === 'rolling windows') {
    const most = Math.floor(steps / 2);
    if (most < LEAST_ROLL)
      return refusal(library.words, 'too-short', { count: steps, least: 2 * LEAST_ROLL }, whole);
    if ((analysis.roll ?? USUAL_ROLL) > most)
      return refusal(library.words, 'roll', { least: LEAST_ROLL, most }, [
        { ...analysis, roll: most },
        ...whole,
      ]);
    if (!isDrawn(library, measured, window)) return gap();
  }
  const [first] = parts;
  if (needs === 'whole years' && first && !isDrawn(library, measured, window))
    return refusal(
      library.words,
      'no-whole-years',
      { title: titleOf(first), way: analysis.by?.replace(/-.*/, '') ?? 'year' },
      [...whole, { ...analysis, measure: 'growth' }],
    );
  const unfit = MEASURES[analysis.measure].refusesWindow?.(library, measured, window);
  if (unfit) return refusedBy(library, analysis, unfit);
  const isOfRatios = !takesAnySign && !parts.some(({ unit }) => isRate(unit));
  const zero = parts.find((part) => valuesOf(part).some((value) => value <= 0));
  return isOfRatios && zero ? refusal(library.words, 'not-positive', { title: titleOf(zero) }) : null;
}

/**
 * Whether the window is long enough for what a measure is drawn as: a stretch without a gap for one value, or
 * whole years.
 */
function isDrawn(library: Library, analysis: Measurement, window: Window): boolean {
  try {
    MEASURES[analysis.measure].drawn?.(library, analysis, window);
    return true;
  } catch (error) {
    if (error instanceof ContentProblem) return false;
    throw error;
  }
}

const isConstant = ({ points }: Series) => new Set(points.map(({ value }) => value)).size === 1;
const titleOf = (series: Series) => seriesFacts(series).title;
