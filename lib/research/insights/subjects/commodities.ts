import type { Subject } from '@/lib/research/insights/subject';

const shared = { observed: 'monthly average', assetClass: 'commodities' } as const;

export const commodities: Subject[] = [
  {
    ...shared,
    id: 'gold-usd-oz',
    name: 'gold',
    label: 'Gold',
    measure: 'Gold, monthly average, USD per troy ounce',
    format: 'usd',
    families: ['price', 'moves'],
  },
  {
    ...shared,
    id: 'silver-usd-oz',
    name: 'silver',
    label: 'Silver',
    measure: 'Silver, monthly average, USD per troy ounce',
    format: 'usd-2',
    families: ['price', 'moves'],
  },
  {
    ...shared,
    id: 'gold-inr-10g',
    name: 'gold in rupees',
    label: 'Gold in rupees',
    measure: 'Gold, monthly average, INR per 10 g before duty and tax',
    format: 'inr',
    families: ['price', 'year-end price'],
  },
  {
    ...shared,
    id: 'silver-inr-kg',
    name: 'silver in rupees',
    label: 'Silver in rupees',
    measure: 'Silver, monthly average, INR per kg before duty and tax',
    format: 'inr',
    families: ['year-end price'],
  },
  {
    ...shared,
    id: 'gold-silver-ratio',
    name: 'the gold-silver ratio',
    label: 'Gold / silver',
    measure: 'Ounces of silver for one ounce of gold, monthly averages',
    format: 'number-1',
    families: ['ratio'],
  },
  {
    ...shared,
    id: 'usd-inr',
    name: 'the dollar in rupees',
    label: 'US dollar',
    measure: 'US dollar, monthly average, INR per USD',
    format: 'inr-2',
    assetClass: 'currency',
    families: ['price', 'moves'],
  },
];
