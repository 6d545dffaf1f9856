import type { Subject } from '@/lib/research/insights/subject';

const shared = { assetClass: 'real estate', kind: 'bars', reported: true } as const;

export const realEstate: Subject[] = [
  {
    ...shared,
    id: 'mumbai-registrations/registrations',
    name: "Mumbai's yearly count of registrations",
    label: 'Registrations',
    observed: 'yearly total',
    measure: 'Mumbai, property registrations by year',
    format: 'number-indian',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-registrations/stampDutyInrCrore',
    name: "Mumbai's yearly stamp duty",
    label: 'Stamp duty',
    observed: 'yearly total',
    measure: 'Mumbai, stamp duty on registered property by year, INR crore',
    format: 'inr-crore',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-registrations-monthly/registrations',
    name: "Mumbai's monthly count of registrations",
    label: 'Registrations',
    observed: 'monthly total',
    measure: 'Mumbai, property registrations by month',
    format: 'number-indian',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-registrations-monthly/stampDutyInrCrore',
    name: "Mumbai's monthly stamp duty",
    label: 'Stamp duty',
    observed: 'monthly total',
    measure: 'Mumbai, stamp duty on registered property by month, INR crore',
    format: 'inr-crore',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-duty-per-registration',
    name: "Mumbai's stamp duty per registration",
    label: 'Duty per registration',
    observed: 'yearly value',
    measure: 'Mumbai, stamp duty per registered property by year, INR lakh',
    format: 'inr-lakh',
    families: ['growth', 'count'],
  },
];
