import type { Library } from '../series/library';
import { INDIA } from '@/lib/platform/clock';
import type { Values, Words } from '../words/words';
import type { ChartSpec } from '../charts/chart-spec';
import { FORMATS } from '../series/number-format';
import { leastSure, type Series } from '../series/series';
import { formatPeriod, startsAfter, type Period } from '../time/period';
import type { PresentPoint } from './history';
import type { Insight } from './insight';
import { certainty, caveats } from './certainty';
import { coarseText } from '../figures/withheld';
import { endsItsMonth, isMonthEndsOnly } from '../series/printable';
import { publicationDay } from '../series/publication-day';
import { besideLine, movesBeside, holderLine, type Held } from './holder';
import { highKind } from './records';
import { separations } from './separations';
import { subjectOf, type Subject } from './subject';
import type { Direction } from './rank';
import { capitalised, when } from './wording';

type Finding = {
  detector: string;
  /** The group of the messages in content/messages/insights.yaml; default: the name of the detector. */
  message?: string;
  /** The point at which the finding became true. */
  at: PresentPoint;
  /** Values for the messages, in addition to those of the series and of {@link at}. */
  values?: Values;
  score: number;
  /** Further points that the messages name, by the prefix of their values; see {@link pointValues}. */
  quoted?: Readonly<Record<string, PresentPoint | null>>;
  chart?: Partial<Pick<ChartSpec, 'from' | 'marks' | 'series' | 'kind' | 'rebase' | 'format' | 'subtitle'>>;
  /** See {@link Insight.run}. */
  run?: string;
  /** See {@link Insight.ofAll}. */
  ofAll?: Direction;
  /** See {@link Insight.extreme}. */
  extreme?: Direction;
  held?: Held;
  /** The period before a move: it is told what others did in the same time. */
  moveFrom?: Period;
  /** Further series of which it speaks. */
  others?: readonly Series[];
};

/**
 * Adds to a finding everything that follows from its series: id, sentences, sources, dates, certainty and
 * chart.
 */
export function compose(library: Library, series: Series, finding: Finding): Insight {
  const subject = subjectOf(library, series.id);
  const { period } = finding.at;
  const points = Object.entries(finding.quoted ?? {}).flatMap(([name, point]) =>
    point ? [{ name, point }] : [],
  );
  const quotedPeriods = [...points.map(({ point }) => point.period), period];
  const separated = separations(library, series, finding.held?.from.period ?? period, period);
  const pointsUsed = series.points.slice(0, finding.at.index + 1);
  const group = finding.message ?? finding.detector;
  const namedPoints = [...points, { name: 'at', point: finding.at }];
  const texts = distinctTexts(
    library,
    series,
    namedPoints.map(({ point }) => point),
  );
  const ofSeries = seriesValues(library, series, period);
  const reservedName = namedPoints.find(({ name }) => name in ofSeries);
  if (reservedName)
    throw new RangeError(`${finding.detector}: {${reservedName.name}} is a value of the series already`);
  const values = {
    ...ofSeries,
    visible: texts.length === new Set(texts).size ? 'yes' : 'no',
    ...Object.fromEntries(
      namedPoints.flatMap(({ name, point }, i) =>
        Object.entries(pointValues(library, series, name, point, texts[i])),
      ),
    ),
    // Within a sentence of a message, before what follows it.
    holder: finding.held && separated.length === 0 ? holderLine(library, series, finding.held) : '',
    ...finding.values,
  };
  const valuesGiven = [...Object.keys(values), ...Object.keys(finding.quoted ?? {}).flatMap(valueNames)];
  const sentence = (part: string) => {
    const key = `insights.${group}.${part}`;
    library.words.requireValues(key, valuesGiven);
    return library.words.text(key, values).trim();
  };
  const title = capitalised(library.words, sentence('title'));
  const told = finding.others ?? [];
  const beside =
    finding.moveFrom === undefined
      ? []
      : movesBeside(library, series.id, finding.moveFrom, period).filter(
          (each) => !told.includes(each.series),
        );
  const others = [...told, ...beside.map((each) => each.series)];
  const sources = [series, ...others].flatMap((each) => each.sources);
  return {
    id: kebab(`${finding.detector} ${series.id} ${period}`),
    detector: finding.detector,
    series: series.id,
    assetClass: subject.assetClass,
    title,
    past: capitalised(library.words, sentence('past')),
    summary: [
      sentence('summary'),
      ...besideLine(library, beside),
      ...(quotedPeriods.some((each) => isRounded(series, each))
        ? [library.words.text('insights.certainty.rounded', {})]
        : []),
      ...[...new Set([...certainty(library.words, series, subject, quotedPeriods), ...separated])],
      ...(separated.length > 0 ? [library.words.text('insights.certainty.separated', {})] : []),
    ].join(' '),
    measure: library.words.has(`insights.${group}.measure`) ? sentence('measure') : subject.measure,
    inputs: [...new Set([series, ...others].flatMap(ownInputs))],
    sources: sources.filter(({ url }, i) => sources.findIndex((each) => each.url === url) === i),
    asOf: period,
    unusual: [sentence('unusual'), ...caveats(library.words, pointsUsed, quotedPeriods)].join(' '),
    status: leastSure(pointsUsed.flatMap(({ value, status }) => (value === null ? [] : [status]))),
    created_at: `${publicationDay(library, series, period)}T18:00:00${INDIA.offset}`,
    chart: chartOf(library.words, series, subject, title, finding),
    ...(finding.run !== undefined && { run: finding.run }),
    ...(separated.length > 0 && { isAcrossSeparation: true as const }),
    ...(finding.ofAll !== undefined && { ofAll: finding.ofAll }),
    ...(finding.extreme !== undefined && { extreme: finding.extreme }),
    score: finding.score,
  };
}

const ownInputs = ({ formula, inputs, id }: Series) => (formula ? inputs : [id]);

/**
 * Values as insights print them. One that may not be passed on has three digits, or four where only these show that
 * it differs from another beside it: "$102,500, below $103,300".
 */
export function distinctTexts(
  library: Library,
  series: Series,
  points: readonly Pick<PresentPoint, 'period' | 'value'>[],
): string[] {
  for (const digits of [3, 4]) {
    const texts = points.map((point) => findingText(library, series, point, digits));
    if (isVisible(texts, points)) return texts;
  }
  return points.map((point) => findingText(library, series, point));
}

/** Whether values that differ have texts that differ. */
const isVisible = (texts: readonly string[], points: readonly { value: number }[]) =>
  new Set(texts).size === new Set(points.map(({ value }) => value)).size;

/** Values of a series that every message may use. */
function seriesValues(library: Library, series: Series, at: Period): Values {
  const subject = subjectOf(library, series.id);
  const { observed, observedPlural, measure } = subject;
  const name = nameAt(subject, at);
  const first = series.points.find(({ value }) => value !== null);
  if (!first) throw new RangeError(`${series.id} has no value`);
  return {
    ...{ name, observed, observedPlural, measure },
    ...{ frequency: series.frequency, high: highKind(series) },
    start: formatPeriod(library.words, first.period),
    startWhen: when(library.words, first.period),
  };
}

/** The name of a subject, or what its values were called in a period in which nobody could pay them. */
export const nameAt = ({ name, once = [] }: Subject, period: Period): string =>
  once.find(({ until }) => !startsAfter(period, until))?.name ?? name;

/**
 * Values of a point for messages; with the prefix `from` they are `{from}`, `{fromWhen}` and `{fromValue}`.
 */
export function pointValues(
  library: Library,
  series: Series,
  name: string,
  { period, value }: Pick<PresentPoint, 'period' | 'value'>,
  written = findingText(library, series, { period, value }),
): Values {
  const texts = [formatPeriod(library.words, period), when(library.words, period), written];
  return Object.fromEntries(valueNames(name).map((each, i) => [each, texts[i] ?? '']));
}

const valueNames = (name: string) => [name, `${name}When`, `${name}Value`];

/**
 * A value as insights print it: to three digits if it may not be passed on. Later values do not decide
 * that, because a published finding never changes.
 */
export function findingText(
  library: Library,
  series: Series,
  { period, value }: Pick<PresentPoint, 'period' | 'value'>,
  digits = 3,
): string {
  const { format } = subjectOf(library, series.id);
  return isRounded(series, period)
    ? coarseText(library.words, format, value, period, digits)
    : FORMATS[format](library.words, value);
}

const isRounded = (series: Series, period: Period) =>
  isMonthEndsOnly(series) && !endsItsMonth(series, period);

function chartOf(
  words: Words,
  series: Series,
  subject: Subject,
  title: string,
  { at, chart = {} }: Finding,
): ChartSpec {
  const { drawn } = subject;
  const window = { from: chart.from ?? series.points[0]?.period, to: at.period };
  const mark = { period: at.period, label: formatPeriod(words, at.period) };
  return {
    kind: chart.kind ?? subject.kind ?? 'line',
    title,
    subtitle: chart.subtitle ?? drawn?.subtitle ?? subject.measure,
    series: chart.series ?? drawn?.series ?? [{ series: series.id, label: subject.label }],
    ...(!drawn?.whole && window),
    rebase: chart.rebase ?? drawn?.rebase ?? false,
    format: chart.format ?? drawn?.format ?? subject.format,
    marks: chart.marks ?? (subject.kind === 'bars' ? [] : [mark]),
    levels: subject.levels ?? [],
    events: [],
  };
}

function kebab(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
