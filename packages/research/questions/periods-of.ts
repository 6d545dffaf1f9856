import type { PeriodMeaning } from './read-period';

/**
 * A period as a series with such periods writes its first and last part, and the one before it. India's fiscal years begin in
 * April; of companies they are periods of their own.
 * @param like a period of the series
 */
export function periodsOf(
  { period, part }: PeriodMeaning,
  like: string,
): { before: string; from: string; to: string } {
  if (part === 'decade') {
    const of = (year: number) => periodsOf({ kind: 'period', period: String(year), part: 'year' }, like);
    const first = Number(period);
    return { before: of(first).before, from: of(first).from, to: of(first + 9).to };
  }
  if (part === 'month') {
    const [of = 0, month = 0] = period.split('-').map(Number);
    if (/^\d{4}$/.test(like)) return periodsOf({ kind: 'period', period: String(of), part: 'year' }, like);
    if (/^Q\d \d/.test(like)) {
      const quarter = Math.ceil(month / 3);
      const written = `Q${quarter} ${of}`;
      return { before: quarter === 1 ? `Q4 ${of - 1}` : `Q${quarter - 1} ${of}`, from: written, to: written };
    }
    const before = month === 1 ? `${of - 1}-12` : `${of}-${String(month - 1).padStart(2, '0')}`;
    return { before, from: period, to: period };
  }
  const year = Number(period.replace('FY', ''));
  const short = (of: number) => `FY${String(of % 100).padStart(2, '0')}`;
  if (like.startsWith('FY')) return { before: `FY${year - 1}`, from: `FY${year}`, to: `FY${year}` };
  if (/^Q\d FY/.test(like)) return { before: `Q4 ${short(year - 1)}`, from: `Q1 ${short(year)}`, to: `Q4 ${short(year)}` }; // prettier-ignore
  if (/^Q\d \d/.test(like))
    return part === 'year'
      ? { before: `Q4 ${year - 1}`, from: `Q1 ${year}`, to: `Q4 ${year}` }
      : { before: `Q1 ${year - 1}`, from: `Q2 ${year - 1}`, to: `Q1 ${year}` };
  if (part === 'fiscal year') return { before: `${year - 1}-03`, from: `${year - 1}-04`, to: `${year}-03` };
  if (/^\d{4}$/.test(like)) return { before: `${year - 1}`, from: `${year}`, to: `${year}` };
  return { before: `${year - 1}-12`, from: `${year}-01`, to: `${year}-12` };
}

/** The calendar year in which a period begins. */
export const firstYearOf = ({ period, part }: PeriodMeaning): number =>
  part === 'fiscal year' ? Number(period.slice(2)) - 1 : Number(period.slice(0, 4));
