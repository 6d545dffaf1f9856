import type { Subject } from '@/lib/research/insights/subject';

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
    drawn: {
      series: [
        { series: 'india-10y', label: 'Ten-year yield' },
        { series: 'rbi-repo', label: 'Repo rate' },
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
