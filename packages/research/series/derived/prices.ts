import { mapAllValues } from '../series';
import type { DerivedSeries } from './derive';

/** RBI's factor from the index of 2012 to that of 2024: see the notes of india-cpi-2024. */
const LINK = 0.5267;
/** From here on the ministry measures on the basket of 2024. */
const LINKED_AT = '2025-01';

/** Consumer prices without a break: what the option "after inflation" divides by. */
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
};
