import { text } from '@/lib/content/messages';
import { wordsHere } from '@/lib/content/words-here';
import { formatPeriod, formatRange } from '@/lib/web/period';
import { time, units, type figures, type Figure, type UnitName } from '@samvit/research';

type Row = figures.EvidenceRow;

/** What a person wants to hear of a figure first: "$596 became $4,228 in 20 years"; null where we may not say it. */
export function figureSentence(figure: Figure): string | null {
  const { formula, window, count, evidence, period, series } = figure;
  const of = evidence.find((each) => each.series.id === series[0]?.id) ?? evidence[0];
  const rows = (of?.rows ?? []).filter((row) => row.withheld !== true);
  const value = (row: Row) => valueText(row.value, of?.series.unit ?? 'ratio');
  const range = formatRange(window.from, window.to);
  const when = formatPeriod(period);
  const at = (wanted: string) => rows.find((row) => row.period === wanted);
  switch (formula) {
    case 'change':
    case 'multiple':
    case 'growth-per-year':
    case 'difference':
    case 'basis-points': {
      const [first, last] = [at(window.from), at(window.to)];
      const years = wholeYears(window);
      if (!first || !last) return null;
      return text('reports.evidence.said.became', { first: value(first), last: value(last), years, range });
    }
    case 'grown-sum': {
      const currency = of && units.UNITS[of.series.unit].currency;
      if (figure.amount === undefined || !currency) return null;
      const ends = { first: valueText(figure.amount, currency), last: figure.text };
      return text('reports.evidence.said.became', { ...ends, years: wholeYears(window), range });
    }
    case 'deepest-drawdown': {
      const low = at(period);
      const before = rows.filter((row) => row.period < period && row.period >= window.from);
      const top = Math.max(...before.map((row) => row.value));
      const peak = before.find((row) => row.value === top);
      if (!low || !peak) return null;
      const ends = { peak: value(peak), low: value(low), before: formatPeriod(peak.period), when };
      return text('reports.evidence.said.fell', ends);
    }
    case 'highest':
    case 'lowest':
      return text(`reports.evidence.said.${formula}`, { count, range, when });
    case 'average':
    case 'median':
    case 'volatility':
      return text(`reports.evidence.said.${formula}`, { count, range });
    case 'end-value': {
      const { amount, rise, until } = figure;
      const currency = of && units.UNITS[of.series.unit].currency;
      if (!amount || !currency || rise !== undefined || until !== undefined) return null;
      const payments = { count: count - 1, amount: valueText(amount, currency) };
      const last = at(window.to);
      if (of.series.unit !== 'INR per unit' || !last) {
        return text('reports.evidence.said.paid', { ...payments, value: figure.text, range });
      }
      const number = units.amountText(wordsHere(), Math.round(figure.value / last.value), currency);
      return text('reports.evidence.said.bought', { ...payments, units: number, price: value(last) });
    }
    default:
      return null;
  }
}

/** A value as people say it: of a price the money alone, and a number without the name of what is counted. */
function valueText(value: number, unit: UnitName): string {
  const { kind, currency } = units.UNITS[unit];
  if (!currency) return units.amountText(wordsHere(), value, unit);
  return units.quantityText(wordsHere(), value, kind === 'price' ? currency : unit);
}

/** How many years a window has; 0 if it does not end about where a year does. */
function wholeYears({ from, to }: Figure['window']): number {
  const years = time.yearsBetween(from, to);
  return Math.abs(years - Math.round(years)) < 0.02 ? Math.round(years) : 0;
}
