import { z } from 'zod';
import { DAY } from '@/lib/platform/clock';
import type { SeriesFile } from '../../series/series-file';
import { jsonOf } from '../json-of';
import type { Observation, Received } from '../received';
import type { Supply } from '../supply';
import { SupplyProblem } from '../supply-problem';

const filing = z.object({
  start: z.iso.date().optional(),
  end: z.iso.date(),
  val: z.number(),
  filed: z.iso.date(),
});
type Filing = z.infer<typeof filing>;

const companyFacts = z.object({
  cik: z.union([z.number(), z.string().transform(Number)]),
  facts: z.record(
    z.string(),
    z.record(z.string(), z.object({ units: z.record(z.string(), z.array(filing)) })),
  ),
});

/** In days, of a fiscal quarter and of a fiscal year: of 13 or 14 weeks, of 52 or 53. */
const LENGTHS = { quarterly: [80, 104], annual: [350, 380] } as const;
/** In days: by how much the ends of two fiscal years may differ from whole years. */
const NEAR = 10;

/**
 * Company facts of the SEC. A value is in the file once for each filing that repeats it: of those for the same days
 * the one filed last counts. `fy` and `fp` say when it was filed, not of which period it is; the period follows from
 * its end, and from the ends that the series has.
 */
export function readSec(
  received: Received,
  { cik, facts: wanted }: Extract<Supply, { layout: 'sec' }>,
): Observation[] {
  const { name, series } = received;
  const { cik: cikOfFile, facts } = jsonOf(received, companyFacts);
  if (cikOfFile !== cik) throw new SupplyProblem(name, null, `The company is ${cikOfFile}, not ${cik}`);
  const lengths = series.frequency === 'annual' ? LENGTHS.annual : LENGTHS.quarterly;
  const byColumn = new Map(
    Object.entries(wanted).map(([column, { fact, unit, scale }]) => {
      const [taxonomy = '', concept = ''] = fact.split('/');
      const filings = facts[taxonomy]?.[concept]?.units[unit];
      if (!filings) throw new SupplyProblem(name, null, `There is no ${fact} in ${unit}`);
      return [column, latest(filings, lengths, scale)];
    }),
  );
  const ends = [...new Set([...byColumn.values()].flatMap((values) => [...values.keys()]))].sort();
  return ends.flatMap((end, i) => {
    const at = periodEnding(series, end);
    if (at === null) return [];
    const cells = (series.columns ?? []).slice(1).map(({ name: column, kind }) => {
      if (kind === 'period end') return end;
      return kind === 'status' ? series.status : (byColumn.get(column)?.get(end) ?? null);
    });
    return [{ at, cells, line: i + 1 }];
  });
}

/** The values of periods of this length by their last day, each as it was filed last. */
function latest(
  filings: readonly Filing[],
  [shortest, longest]: readonly [number, number],
  scale: number,
): Map<string, number> {
  const values = new Map<string, { val: number; filed: string }>();
  for (const { start, end, val, filed } of filings) {
    const days = start === undefined ? 0 : (Date.parse(end) - Date.parse(start)) / DAY;
    const before = values.get(end);
    if (days < shortest || days > longest || (before && before.filed >= filed)) continue;
    values.set(end, { val, filed });
  }
  return new Map([...values].map(([end, { val }]) => [end, Number((val * scale).toPrecision(12))]));
}

/**
 * The fiscal period of the series that ends on this day: one that it has, or one after its last; null for one
 * before its first.
 */
function periodEnding(series: SeriesFile, end: string): string | null {
  const column = series.columns?.findIndex(({ kind }) => kind === 'period end') ?? -1;
  const pointsInFile = series.points.map((row) => ({ period: row[0], end: String(row[column] ?? '') }));
  const same = pointsInFile.find((each) => Math.abs(daysFrom(each.end, end)) <= NEAR);
  if (same) return same.period;
  const last = pointsInFile.at(-1);
  if (!last || daysFrom(last.end, end) < 0) return null;
  const step = series.frequency === 'annual' ? 365.25 : 365.25 / 4;
  const steps = Math.round(daysFrom(last.end, end) / step);
  return laterFiscal(last.period, steps);
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/** `Q4 FY26` and one is `Q1 FY27`; `FY2026` and one is `FY2027`. */
function laterFiscal(period: string, steps: number): string | null {
  const quarter = /^Q([1-4]) FY(\d{2})$/.exec(period);
  if (quarter) {
    const at = Number(quarter[2]) * 4 + Number(quarter[1]) - 1 + steps;
    return `Q${(at % 4) + 1} FY${String(Math.floor(at / 4)).padStart(2, '0')}`;
  }
  const year = /^FY(\d{4})$/.exec(period);
  return year ? `FY${Number(year[1]) + steps}` : null;
}
