import { basisPoints } from '@/lib/figures/formulas';
import { leastSure, type Line } from '@/lib/figures/line';
import { line } from '@/lib/figures/lines';
import { periodEnd } from '../period-end';
import type { Subject } from '../subject';

const monthly = { observed: 'monthly average', assetClass: 'fixed income' } as const;

export const fixedIncome: Subject[] = [
  {
    ...monthly,
    id: 'india-10y',
    name: "India's ten-year yield",
    label: 'India ten-year',
    measure: 'India ten-year government bond yield, monthly average, % a year',
    format: 'points-2',
    families: ['yield'],
  },
  {
    ...monthly,
    id: 'us-10y',
    name: 'the US ten-year yield',
    label: 'US ten-year',
    measure: 'US ten-year Treasury yield, monthly average, % a year',
    format: 'points-2',
    families: ['yield'],
  },
  {
    ...monthly,
    id: 'india-us-spread',
    name: "India's ten-year spread over the US",
    label: 'India over US',
    measure: 'India ten-year yield less US ten-year yield, monthly averages, basis points',
    format: 'basis-points',
    families: ['ratio'],
  },
  {
    ...monthly,
    id: 'ten-year-over-repo',
    name: "India's ten-year spread over the repo rate",
    label: 'Ten-year over repo',
    measure:
      'India ten-year yield, monthly average, less the repo rate at the end of the month, basis points',
    format: 'basis-points',
    families: ['policy spread'],
    read: () => overPolicyRate(line('india-10y'), line('rbi-repo')),
    drawn: {
      lines: [
        { line: 'india-10y', label: 'Ten-year yield' },
        { line: 'rbi-repo', label: 'Repo rate' },
      ],
      format: 'points-2',
      subtitle: 'Ten-year yield, monthly averages, and repo rate by decision, % a year',
      whole: true,
    },
  },
  {
    id: 'rbi-repo',
    name: 'the RBI repo rate',
    label: 'Repo rate',
    observed: 'decision',
    measure: 'RBI policy repo rate by decision, % a year',
    format: 'points-2',
    assetClass: 'fixed income',
    families: ['policy rate'],
    kind: 'steps',
  },
];

/** A monthly yield less the policy rate in force at the end of the month, in basis points. */
function overPolicyRate(monthlyYield: Line, policy: Line): Line {
  return {
    ...monthlyYield,
    unit: 'basis points',
    formula: '(yield - policy rate at the end of the month) * 100',
    sources: [...monthlyYield.sources, ...policy.sources],
    inputs: [...monthlyYield.inputs, ...policy.inputs],
    points: monthlyYield.points.map(({ period, value, status }) => {
      const decision = policy.points.findLast((point) => point.period <= periodEnd(monthlyYield, period));
      const rate = decision?.value ?? null;
      return {
        period,
        value: value === null || rate === null ? null : basisPoints(value, rate),
        status: leastSure([status, ...(decision ? [decision.status] : [])]),
      };
    }),
  };
}
