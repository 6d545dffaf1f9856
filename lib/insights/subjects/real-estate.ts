import type { Subject } from '../subject';

const shared = { assetClass: 'real estate', kind: 'bars', reported: true } as const;

export const realEstate: Subject[] = [
  {
    ...shared,
    id: 'mumbai-registrations/registrations',
    name: 'the yearly number of property registrations in Mumbai',
    label: 'Registrations',
    observed: 'year',
    measure: 'Mumbai, property registrations by year',
    format: 'number-indian',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-registrations/stampDutyInrCrore',
    name: "Mumbai's yearly stamp duty",
    label: 'Stamp duty',
    observed: 'year',
    measure: 'Mumbai, stamp duty on registered property by year, INR crore',
    format: 'inr-crore',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-registrations-monthly/registrations',
    name: 'the monthly number of property registrations in Mumbai',
    label: 'Registrations',
    observed: 'month',
    measure: 'Mumbai, property registrations by month',
    format: 'number-indian',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-registrations-monthly/stampDutyInrCrore',
    name: "Mumbai's monthly stamp duty",
    label: 'Stamp duty',
    observed: 'month',
    measure: 'Mumbai, stamp duty on registered property by month, INR crore',
    format: 'inr-crore',
    families: ['growth', 'count'],
  },
  {
    ...shared,
    id: 'mumbai-duty-per-registration',
    name: 'stamp duty per registration in Mumbai',
    label: 'Duty per registration',
    observed: 'year',
    measure: 'Mumbai, stamp duty per registered property by year, INR lakh',
    format: 'inr-lakh',
    families: ['growth', 'count'],
  },
];
