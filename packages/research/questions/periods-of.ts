import type { Time, UnitOfTime } from './part';

/** The first and last period of a time, and the one before it. */
export type Periods = { before: string; from: string; to: string };

/**
 * A time as a series with such periods writes it. India's fiscal years begin in April; of companies they are
 * periods of their own.
 * @param like a period of the series
 */
export function periodsOf(time: Time, like: string): Periods {
  if (time.part === 'decade') {
    const of = (year: number) => periodsOf({ kind: 'time', period: String(year), part: 'year' }, like);
    const first = Number(time.period);
    return { before: of(first).before, from: of(first).from, to: of(first + 9).to };
  }
  if (time.part === 'months') {
    const [first = '', last = first] = time.period.split('..');
    return { ...ofMonth(first, like), to: ofMonth(last, like).to };
  }
  return time.part === 'month' ? ofMonth(time.period, like) : ofYear(time, like);
}

function ofMonth(period: string, like: string): Periods {
  const [year = 0] = period.split('-').map(Number);
  if (/^\d{4}$/.test(like)) return { before: `${year - 1}`, from: `${year}`, to: `${year}` };
  if (/^Q\d \d/.test(like)) {
    const of = quarterOf(period);
    return { before: quarterOf(monthsBefore(period, 3)), from: of, to: of };
  }
  if (/^Q\d FY/.test(like)) {
    const of = fiscalQuarterOf(period);
    return { before: fiscalQuarterOf(monthsBefore(period, 3)), from: of, to: of };
  }
  return { before: monthsBefore(period, 1), from: period, to: period };
}

/** The quarter of a month, and that of a fiscal year, which begins in April. */
function quarterOf(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return `Q${Math.ceil(month / 3)} ${year}`;
}

function fiscalQuarterOf(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const isNext = month >= 4;
  return `Q${isNext ? Math.ceil(month / 3) - 1 : 4} FY${String((year + (isNext ? 1 : 0)) % 100).padStart(2, '0')}`;
}

function ofYear({ period, part }: Time, like: string): Periods {
  const year = Number(period.replace('FY', ''));
  const short = (of: number) => `FY${String(of % 100).padStart(2, '0')}`;
  if (like.startsWith('FY')) return { before: `FY${year - 1}`, from: `FY${year}`, to: `FY${year}` };
  if (/^Q\d FY/.test(like))
    return { before: `Q4 ${short(year - 1)}`, from: `Q1 ${short(year)}`, to: `Q4 ${short(year)}` };
  if (/^Q\d \d/.test(like))
    return part === 'year'
      ? { before: `Q4 ${year - 1}`, from: `Q1 ${year}`, to: `Q4 ${year}` }
      : { before: `Q1 ${year - 1}`, from: `Q2 ${year - 1}`, to: `Q1 ${year}` };
  if (part === 'fiscal year') return { before: `${year - 1}-03`, from: `${year - 1}-04`, to: `${year}-03` };
  if (/^\d{4}$/.test(like)) return { before: `${year - 1}`, from: `${year}`, to: `${year}` };
  return { before: `${year - 1}-12`, from: `${year}-01`, to: `${year}-12` };
}

/** The calendar year in which a time begins. */
export const firstYearOf = ({ period, part }: Time): number =>
  part === 'fiscal year' ? Number(period.slice(2)) - 1 : Number(period.slice(0, 4));

/** A month so many months earlier. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const all = 12 * year + of - 1 - count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}

export const yearsBefore = (period: string, count: number): string =>
  period.replace(/\d{4}/, (year) => String(Number(year) - count));

/** A period so long before another; nothing where the series has no such periods. */
export function periodBefore(period: string, last: number, unit: UnitOfTime): string | undefined {
  if (unit === 'years') return yearsBefore(period, last);
  return unit === 'months' && /^\d{4}-\d{2}$/.test(period) ? monthsBefore(period, last) : undefined;
}
