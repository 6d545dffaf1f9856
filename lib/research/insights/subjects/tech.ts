import type { Subject } from '@/lib/research/insights/subject';

const shared = { observed: 'quarterly figure', assetClass: 'tech giant' } as const;
const results = { ...shared, kind: 'bars', families: ['growth'] } as const;

export const tech: Subject[] = [
  {
    ...shared,
    id: 'nvidia-close',
    name: 'the NVIDIA share',
    label: 'NVIDIA',
    observed: 'month-end close',
    measure: 'NVIDIA, month-end close adjusted for splits, USD per share',
    format: 'usd-2',
    families: ['price', 'moves', 'year-end price'],
  },
  {
    ...results,
    id: 'nvidia-quarters/revenue',
    name: "NVIDIA's quarterly revenue",
    label: 'Revenue',
    measure: 'NVIDIA, revenue by quarter (GAAP), USD million',
    format: 'usd-billion',
  },
  {
    ...results,
    id: 'nvidia-quarters/dataCenterRevenue',
    name: "NVIDIA's data center revenue",
    label: 'Data center',
    measure: 'NVIDIA, data center revenue by quarter, USD million',
    format: 'usd-billion',
  },
  {
    ...results,
    id: 'nvidia-quarters/netIncome',
    name: "NVIDIA's quarterly net income",
    label: 'Net income',
    measure: 'NVIDIA, net income by quarter (GAAP), USD million',
    format: 'usd-billion',
  },
  {
    ...shared,
    id: 'nvidia-quarters/grossMarginPct',
    name: "NVIDIA's gross margin",
    label: 'Gross margin',
    measure: 'NVIDIA, gross margin by quarter (GAAP), % of revenue',
    format: 'points',
    families: ['ratio'],
  },
  {
    ...results,
    id: 'nvidia-years/revenue',
    name: "NVIDIA's yearly revenue",
    label: 'Revenue',
    observed: 'yearly figure',
    measure: 'NVIDIA, revenue by fiscal year (GAAP), USD million',
    format: 'usd-billion',
  },
  {
    ...results,
    id: 'nvidia-years/netIncome',
    name: "NVIDIA's yearly net income",
    label: 'Net income',
    observed: 'yearly figure',
    measure: 'NVIDIA, net income by fiscal year (GAAP), USD million',
    format: 'usd-billion',
  },
];
