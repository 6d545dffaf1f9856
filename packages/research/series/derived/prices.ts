import { leastSure, mapAllValues, uniqueSources, type Series } from '../series';
import { compoundedSoFar, linked } from '../statistics';
import type { Period } from '../../time/period';
import type { DerivedSeries } from './derive';

/** RBI's factor from the index of 2012 to that of 2024: see the notes of india-cpi-2024. */
const LINK = 0.5267;
/** From here on the ministry measures on the basket of 2024. */
const LINKED_AT = '2025-01';

/** One chain of consumer prices since 1960: of its whole years alone, and with the months that are known. */
export const PRICE_CHAIN = { years: 'india-prices-by-year', months: 'india-prices-since-1960' } as const;

/** The year whose mean the months of the index of 2012 are scaled to. */
const FIRST_MONTHS: Period = '2013';
/** The last month of the index of 2012, from which that of 2024 goes on. */
const LAST_OF_2012: Period = '2025-12';

/**
 * Consumer prices without a break: `india-prices` is what the option "after inflation" divides by, the chain
 * since 1960 what money buys.
 */
export const prices: DerivedSeries = {
  'india-cpi-2012-linked': (get) =>
    mapAllValues(
      get('india-cpi-2012', 'index points'),
      {
        unit: 'index points',
        made: { by: 'value', from: ['india-cpi-2012'], reads: 'same period', times: LINK },
      },
      (values) => values.map((value) => value * LINK),
    ),
  'india-prices': (get) => {
    const [before, since] = [get('india-cpi-2012-linked'), get('india-cpi-2024', 'index points')];
    return {
      ...since,
      made: { by: 'value', from: [before.id, since.id], reads: { linkedAt: LINKED_AT } },
      points: [
        ...before.points.filter(({ period }) => period < LINKED_AT),
        ...since.points.filter(({ period }) => period >= LINKED_AT),
      ],
      notes: [...before.notes, ...since.notes].filter(({ kind }) => kind !== 'remark'),
      inputs: [...before.inputs, ...since.inputs],
    };
  },
  [PRICE_CHAIN.years]: (get) => {
    const inflation = get('india-cpi-annual', '% a year');
    const chain = mapAllValues(
      inflation,
      {
        unit: 'index, start = 100',
        made: { by: 'compounded', from: [inflation.id], reads: 'all' },
      },
      compoundedSoFar,
    );
    return { ...chain, currency: 'INR' };
  },
  'india-cpi-2012-in-chain': (get) =>
    linkedTo(get('india-cpi-2012', 'index points'), get(PRICE_CHAIN.years), FIRST_MONTHS),
  'india-cpi-2024-in-chain': (get) =>
    linkedTo(get('india-cpi-2024', 'index points'), get('india-cpi-2012-in-chain'), LAST_OF_2012),
  'india-prices-by-month': (get) =>
    joined(get('india-cpi-2012-in-chain'), get('india-cpi-2024-in-chain'), LAST_OF_2012),
  [PRICE_CHAIN.months]: (get) => ({
    ...joined(get(PRICE_CHAIN.years), get('india-prices-by-month'), `${FIRST_MONTHS}-01`),
    frequency: 'mixed',
    currency: 'INR',
  }),
};

/** An index at the level of a chain: its mean of a period is the value that the chain has there. */
function linkedTo(index: Series, chain: Series, joint: Period): Series {
  const base = chain.points.find(({ period }) => period === joint);
  const { points } = index;
  const atJoint = points.flatMap(({ period, value }) =>
    period.startsWith(joint) && value !== null ? [value] : [],
  );
  return {
    ...index,
    unit: 'index, start = 100',
    made: { by: 'linked', from: [index.id, chain.id], reads: { linkedBy: joint } },
    points: points
      .filter(({ period }) => period >= joint)
      .map((point) => ({
        ...point,
        value: point.value === null ? null : linked([...atJoint, point.value], base?.value ?? NaN),
        status: leastSure([point.status, base?.status ?? point.status]),
      })),
    notes: index.notes.filter(({ kind }) => kind !== 'remark'),
    inputs: [...new Set([...chain.inputs, ...index.inputs])],
    sources: uniqueSources([...chain.sources, ...index.sources]),
    redistribute: true,
  };
}

/** The first series before a period, the second from it on. */
function joined(before: Series, since: Series, from: Period): Series {
  return {
    ...since,
    made: { by: 'value', from: [before.id, since.id], reads: { linkedAt: from } },
    points: [
      ...before.points.filter(({ period }) => period < from),
      ...since.points.filter(({ period }) => period >= from),
    ],
    notes: [...new Set([...before.notes, ...since.notes])].filter(({ kind }) => kind !== 'remark'),
    // Values that are only put in a row are still those of the parts.
    redistribute: false,
  };
}
