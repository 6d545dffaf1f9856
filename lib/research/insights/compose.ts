import type { ChartSpec } from '@/lib/research/charts/chart-spec';
import { FORMATS } from '@/lib/site/number-format';
import { leastSure, type Line } from '@/lib/research/series/series';
import { formatPeriod, type Period } from '@/lib/research/series/period';
import type { Known } from './history';
import type { Insight } from './insight';
import { caveats, certainty } from './certainty';
import { periodEnd } from './period-end';
import type { Subject } from './subject';
import { subjectOf } from './subjects';
import { capital, when } from './wording';

type Finding = {
  detector: string;
  /** The value in which it became true. */
  at: Known;
  title: string;
  /** One or two sentences, which name the window. */
  summary: string;
  unusual: string;
  score: number;
  /** Other periods the text quotes. */
  quoted?: readonly Period[];
  /** What was measured, where it is not the line's own value. */
  measure?: string;
  chart?: Partial<Pick<ChartSpec, 'from' | 'marks' | 'lines' | 'kind'>>;
};

/** Completes a finding with all that follows from its line: id, sources, dates, certainty and the chart. */
export function compose(line: Line, finding: Finding): Insight {
  const subject = subjectOf(line.id);
  const { period } = finding.at;
  const quoted = [...(finding.quoted ?? []), period];
  const used = line.points.slice(0, finding.at.place + 1);
  return {
    id: kebab(`${finding.detector} ${line.id} ${period}`),
    detector: finding.detector,
    line: line.id,
    assetClass: subject.assetClass,
    title: capital(finding.title),
    summary: [finding.summary, ...certainty(line, subject, quoted)].join(' '),
    measure: finding.measure ?? subject.measure,
    inputs: line.formula ? line.inputs : [line.id],
    sources: line.sources,
    asOf: period,
    unusual: [finding.unusual, ...caveats(used, quoted)].join(' '),
    status: leastSure(used.flatMap(({ value, status }) => (value === null ? [] : [status]))),
    created_at: `${periodEnd(line, period)}T18:00:00+05:30`,
    chart: chartOf(line, subject, finding),
    score: finding.score,
  };
}

/** A value in the line's own format. */
export function valueText(line: Line, value: number): string {
  return FORMATS[subjectOf(line.id).format](value);
}

/** The period with the first value of the line: `January 2004`. */
export function beginning(line: Line): string {
  return formatPeriod(firstPeriod(line));
}

/** When that is: `in January 2004`. */
export function begins(line: Line): string {
  return when(firstPeriod(line));
}

function firstPeriod(line: Line): Period {
  const first = line.points.find(({ value }) => value !== null);
  if (!first) throw new RangeError(`${line.id} has no value`);
  return first.period;
}

function chartOf(line: Line, subject: Subject, { at, title, chart = {} }: Finding): ChartSpec {
  const { drawn } = subject;
  const window = { from: chart.from ?? line.points[0]?.period, to: at.period };
  const mark = { period: at.period, label: formatPeriod(at.period) };
  return {
    kind: chart.kind ?? subject.kind ?? 'line',
    title: capital(title),
    subtitle: drawn?.subtitle ?? subject.measure,
    lines: chart.lines ?? drawn?.lines ?? [{ line: line.id, label: subject.label }],
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
