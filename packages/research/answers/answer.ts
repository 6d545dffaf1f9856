import type { Library } from '../series/library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { checkComparable } from '../figures/check-comparable';
import { computeFigure, type Figure, type FigureDefinition } from '../figures/figure';
import { stepsIn, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { between, currencyOf, type Series } from '../series/series';
import { seriesFacts } from '../series/series-facts';
import { isRegular, sharedPeriods, tellsOtherDays, type SharedPeriod } from '../series/shared-periods';
import { isRate, UNITS } from '../series/units';
import { analysisPath, normal, type Analysis } from './address';
import { cautionsOf, type Caution } from './cautions';
import {
  afterInflation,
  besideOf,
  inCurrency,
  pricesFor,
  refusedByPrices,
  refusedConversion,
} from './converted';
import { asAsked, joined } from './joined';
import { MEASURES, type Measure } from '../measures';
import { USUAL_ROLL, type Unfit, type WindowShare } from '../measures/measure';
import { periodsOfLevel } from '../measures/other-basis';
import { refusal, type Refusal } from './refusal';
import { resolveWindow } from './resolve-window';
import { sentenceOf } from './sentence';
import { shareOfWindows } from './window-share';

/** An analysis, worked out. */
export type AnalysisAnswer = {
  state: 'answer';
  analysis: Analysis;
  /** The same of the series that it was worked out with: in another currency, after inflation. */
  measured: Analysis;
  /** The address with the two periods that the window meant today, which will mean the same tomorrow. */
  fixed: string;
  window: Window;
  sentence: string;
  /** By `SERIES.FORMULA`, for a pair `A~B.FORMULA`; the first of each series is in the sentence. */
  figures: ReadonlyMap<string, Figure>;
  share: WindowShare | null;
  cautions: readonly Caution[];
  /** Whether every value behind it may be passed on, so that a file of them may be given. */
  mayBePassedOn: boolean;
};

/** Fewer returns than this say little about how far a value moves, or whether two move together. */
const LEAST_RETURNS = 24;

/** A rolling window has two steps at least. */
const LEAST_ROLL = 2;

/** Works an analysis out. What it cannot answer it refuses in words; it throws for nothing that a reader can ask. */
export function answerAnalysis(library: Library, asked: Analysis): AnalysisAnswer | Refusal {
  const analysis = joined(library, asked);
  const worked = workedOut(library, analysis);
  if (worked.state === 'refused') return offering(library, worked, asked);
  const answer = answerOf(library, analysis, worked);
  if (analysis === asked) return answer;
  return { ...answer, analysis: asked, fixed: analysisPath({ ...asked, window: answer.window }) };
}

/** A refusal that offers nothing but answers. They are sought when somebody reads them: most only ask whether there is an answer. */
function offering(library: Library, refused: Refusal, asked: Analysis): Refusal {
  let found: readonly Analysis[] | undefined;
  return {
    ...refused,
    get instead() {
      found ??= answeredOf(library, refused, new Set([analysisPath(asked)]));
      return found;
    },
  };
}

/**
 * What a refusal offers and what has an answer. An offer that is refused itself gives way to what its own refusal offers: the
 * same in its own money, over all there is, each series alone.
 * @param tried the addresses that were tried already, each once: so an end is reached
 */
function answeredOf(library: Library, { instead }: Refusal, tried: Set<string>): Analysis[] {
  return instead.flatMap((each) => {
    // As its address says it, without options that its measure does not have.
    const offer = normal(asAsked(each));
    const path = analysisPath(offer);
    if (tried.has(path)) return [];
    tried.add(path);
    const worked = workedOut(library, joined(library, offer));
    return worked.state === 'refused' ? answeredOf(library, worked, tried) : [offer];
  });
}

/** Whether an analysis has an answer, without its words and without what is offered where it has none. */
export const hasAnswer = (library: Library, asked: Analysis): boolean =>
  workedOut(library, joined(library, asked)).state === 'worked';

/** The figures of an analysis, before anything is said about them. */
type Worked = {
  state: 'worked';
  measured: Analysis;
  beside: Analysis | null;
  grid: readonly SharedPeriod[];
  window: Window;
  definitions: ReadonlyMap<string, FigureDefinition>;
  figures: ReadonlyMap<string, Figure>;
};

function workedOut(library: Library, analysis: Analysis): Worked | Refusal {
  const unfit = refusedFor(library, analysis);
  if (unfit) return unfit;
  const converted = inCurrency(library, analysis);
  const prices = pricesFor(library, converted);
  const grid = gridOf(library, converted, prices);
  const window = resolveWindow(library, analysis, grid);
  if ('state' in window) return refusedByPrices(library, analysis, converted, prices) ?? window;
  const measured = afterInflation(library, converted, window);
  const short = refusedIn(library, analysis, measured, window, stepsIn(grid, window));
  if (short) return short;
  const beside = besideOf(library, analysis, converted, window);
  try {
    const definitions = definitionsOf(library, measured, window);
    for (const definition of definitions.values()) checkComparable(library, definition);
    const all = [...definitions, ...(beside ? definitionsOf(library, beside, window) : [])];
    const figures = new Map(all.map(([name, definition]) => [name, computeFigure(library, definition)]));
    return { state: 'worked', measured, beside, grid, window, definitions, figures };
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return refusal(library.words, 'data', {}, [{ ...analysis, window: 'all' }]);
  }
}

/**
 * The figures of an analysis; the first of each series is in its sentence.
 * @throws ContentProblem when a series of it has no values in the window
 */
const definitionsOf = (library: Library, analysis: Analysis, window: Window) =>
  new Map(MEASURES[analysis.measure].figures(library, analysis, window));

function answerOf(library: Library, analysis: Analysis, worked: Worked): AnalysisAnswer {
  const { measured, beside, grid, window, definitions, figures } = worked;
  const share = shareOfWindows(library, measured, [...definitions.values()], grid, window);
  return {
    state: 'answer',
    analysis,
    measured,
    fixed: analysisPath({ ...analysis, window }),
    window,
    sentence: sentenceOf(library, measured, beside, window, figures),
    figures,
    share: share === 'not counted' ? null : share,
    cautions: cautionsOf(library, measured, window, share),
    mayBePassedOn: [...figures.values()].every(({ recomputable }) => recomputable),
  };
}

/** The periods that a window is counted in. */
function gridOf(library: Library, { measure, series }: Analysis, prices: readonly string[]): SharedPeriod[] {
  const grid = sharedPeriods(library, [...series, ...prices]);
  const isAlone = MEASURES[measure].isOfLast && prices.length === 0;
  return isAlone ? periodsOfLevel(getSeries(library, series[0] ?? ''), grid) : grid;
}

/** Why a measure cannot be worked out for these series, whatever the window. */
function refusedFor(library: Library, analysis: Analysis): Refusal | null {
  const { series: names } = analysis;
  const measure = MEASURES[analysis.measure];
  const [least, most] = measure.series;
  const series = names.map((name) => getSeries(library, name));
  const instead = (other: Partial<Analysis>): Analysis[] => [{ ...analysis, ...other }];
  if (names.length < least || names.length > most)
    return refusal(library.words, 'count', { least, most, isExact: least === most ? 'yes' : 'no' });
  const closed = series.find((each) => tellsOtherDays(library, each));
  if (closed)
    return refusal(
      library.words,
      'made-of-withheld',
      { title: titleOf(closed) },
      publishedBehind(closed, analysis),
    );
  const unequal = measure.isOfLast ? undefined : series.find((each) => !isRegular(each));
  if (unequal)
    return refusal(
      library.words,
      'decisions',
      { title: titleOf(unequal) },
      instead({ measure: 'level', series: [unequal.id], window: 'all' }),
    );
  const unfit = series.find(
    (each) =>
      !measure.kinds.includes(UNITS[each.unit].kind) ||
      (measure.usualAmount !== undefined && !currencyOf(each)),
  );
  const ofKind = unfit && measure.refusesKind?.(series, unfit);
  if (ofKind) return refusedBy(library, analysis, ofKind);
  if (unfit)
    return refusal(
      library.words,
      'wrong-kind',
      { title: titleOf(unfit) },
      instead({ measure: 'level', series: [unfit.id] }),
    );
  const together = measure.refuses?.(analysis, series);
  if (together) return refusedBy(library, analysis, together);
  const unconverted = refusedConversion(library, analysis);
  if (unconverted) return unconverted;
  const others = series.find(({ frequency }) => frequency !== 'monthly');
  if (measure.needs === 'months' && others)
    return refusal(library.words, 'not-monthly', { title: titleOf(others) }, instead({ measure: 'lumpsum' }));
  return null;
}

/** A refusal of a measure, with what can be asked in place of it. */
const refusedBy = (library: Library, analysis: Analysis, { kind, values, instead = [] }: Unfit): Refusal =>
  refusal(
    library.words,
    kind,
    values,
    instead.map(({ measure, ...other }) => ({
      ...analysis,
      ...other,
      ...(isMeasure(measure) && { measure }),
    })),
  );

const isMeasure = (name: string | undefined): name is Measure =>
  name !== undefined && Object.hasOwn(MEASURES, name);

/** The same of the published series that another is made of. */
function publishedBehind({ inputs: [name = ''], id }: Series, analysis: Analysis): Analysis[] {
  return [{ ...analysis, series: analysis.series.map((each) => (each === id ? name : each)) }];
}

/** Why a measure cannot be worked out over this window. */
function refusedIn(
  library: Library,
  analysis: Analysis,
  measured: Analysis,
  window: Window,
  steps: number,
): Refusal | null {
  const { needs, takesAnySign } = MEASURES[analysis.measure];
  const whole: Analysis[] = analysis.window === 'all' ? [] : [{ ...analysis, window: 'all' }];
  const [least = Infinity] = measured.series.map((name) => pointsIn(library, name, window).length - 1);
  const needsReturns = needs === 'returns' || needs === 'varying returns';
  if (needsReturns && least < LEAST_RETURNS)
    return refusal(library.words, 'too-short', { count: least, least: LEAST_RETURNS }, whole);
  const series = measured.series.map((name) => getSeries(library, name));
  const hasGap = series.some(({ id }) => pointsIn(library, id, window).some(({ value }) => value === null));
  const { real, ...before } = analysis;
  const gap = () => refusal(library.words, 'gap', {}, real ? [before] : []);
  if (needsReturns && hasGap) return gap();
  const constant = needs === 'varying returns' && series.find(({ id }) => isConstant(library, id, window));
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
    if (!hasRolled(library, measured, window)) return gap();
  }
  const isOfRatios = !takesAnySign && !series.some(({ unit }) => isRate(unit));
  const zero = series.find(({ id }) =>
    pointsIn(library, id, window).some(({ value }) => value !== null && value <= 0),
  );
  return isOfRatios && zero ? refusal(library.words, 'not-positive', { title: titleOf(zero) }) : null;
}

/** Whether a stretch of the window without a gap is long enough for one value. */
function hasRolled(library: Library, analysis: Analysis, window: Window): boolean {
  try {
    MEASURES[analysis.measure].drawn?.(library, analysis, window);
    return true;
  } catch (error) {
    if (error instanceof ContentProblem) return false;
    throw error;
  }
}

const pointsIn = (library: Library, name: string, { from, to }: Window) =>
  between(getSeries(library, name), from, to).points;
const isConstant = (library: Library, name: string, window: Window) =>
  new Set(pointsIn(library, name, window).map(({ value }) => value)).size === 1;
const titleOf = (series: Series) => seriesFacts(series).title;
