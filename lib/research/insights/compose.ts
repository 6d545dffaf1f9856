import type { ChartSpec } from '@/lib/research/charts/chart-spec';
import { FORMATS } from '@/lib/site/number-format';
import { leastSure, type Series } from '@/lib/research/series/series';
import { formatPeriod, type Period } from '@/lib/site/period';
import type { PresentPoint } from './history';
import type { Insight } from './insight';
import { caveats, certainty } from './certainty';
import { periodEnd } from '@/lib/research/series/period-end';
import type { Subject } from './subject';
import { subjectOf } from './subjects';
import { capital, when } from './wording';

type Finding = {
  detector: string;
  /** The value in which it became true. */
  at: PresentPoint;
  title: string;
  /** One or two sentences, which name the window. */
  summary: string;
  unusual: string;
  score: number;
  /** Other periods the text quotes. */
  quoted?: readonly Period[];
  /** What was measured, where it is not the line's own value. */
  measure?: string;
  chart?: Partial<Pick<ChartSpec, 'from' | 'marks' | 'series' | 'kind'>>;
};

/** Completes a finding with all that follows from its line: id, sources, dates, certainty and the chart. */
export function compose(series: Series, finding: Finding): Insight {
  const subject = subjectOf(series.id);
  const { period } = finding.at;
  const quoted = [...(finding.quoted ?? []), period];
  const used = series.points.slice(0, finding.at.index + 1);
  return {
    id: kebab(`${finding.detector} ${series.id} ${period}`),
    detector: finding.detector,
    series: series.id,
    assetClass: subject.assetClass,
    title: capital(finding.title),
    summary: [finding.summary, ...certainty(series, subject, quoted)].join(' '),
    measure: finding.measure ?? subject.measure,
    inputs: series.formula ? series.inputs : [series.id],
    sources: series.sources,
    asOf: period,
    unusual: [finding.unusual, ...caveats(used, quoted)].join(' '),
    status: leastSure(used.flatMap(({ value, status }) => (value === null ? [] : [status]))),
    created_at: `${periodEnd(series, period)}T18:00:00+05:30`,
    chart: chartOf(series, subject, finding),
    score: finding.score,
  };
}

/** A value in the line's own format. */
export function valueText(series: Series, value: number): string {
  return FORMATS[subjectOf(series.id).format](value);
}

/** The period with the first value of the line: `January 2004`. */
export function beginning(series: Series): string {
  return formatPeriod(firstPeriod(series));
}

/** When that is: `in January 2004`. */
export function begins(series: Series): string {
  return when(firstPeriod(series));
}

function firstPeriod(series: Series): Period {
  const first = series.points.find(({ value }) => value !== null);
  if (!first) throw new RangeError(`${series.id} has no value`);
  return first.period;
}

function chartOf(series: Series, subject: Subject, { at, title, chart = {} }: Finding): ChartSpec {
  const { drawn } = subject;
  const window = { from: chart.from ?? series.points[0]?.period, to: at.period };
  const mark = { period: at.period, label: formatPeriod(at.period) };
  return {
    kind: chart.kind ?? subject.kind ?? 'line',
    title: capital(title),
    subtitle: drawn?.subtitle ?? subject.measure,
    series: chart.series ?? drawn?.series ?? [{ series: series.id, label: subject.label }],
    ...(!drawn?.whole && window),
    rebase: drawn?.rebase ?? false,
    format: drawn?.format ?? subject.format,
    marks: chart.marks ?? (subject.kind === 'bars' ? [] : [mark]),
  };
}

/** `record-gold-usd-oz-2026-06`. */
function kebab(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
