import { combine, mapAllValues, transformRuns } from '../series';
import type { Made } from '../made-of';
import { overPrevious, type DerivedSeries } from './derive';

/** A crore is 100 lakh. */
const dutyEach = (file: string): Made => ({
  by: 'multiple',
  from: [`${file}/registrations`, `${file}/stampDutyInrCrore`],
  reads: 'same period',
  times: 100,
});

export const mumbai: DerivedSeries = {
  'mumbai-duty-per-registration': (get) =>
    combine(
      [get('mumbai-registrations/stampDutyInrCrore'), get('mumbai-registrations/registrations')],
      {
        unit: 'INR lakh',
        made: dutyEach('mumbai-registrations'),
      },
      (crore, units) => (crore * 100) / units,
    ),
  // 6% is the rate since the latest event about stamp duty in content/series/events.json.
  'mumbai-value-at-6-percent': (get) =>
    mapAllValues(
      get('mumbai-duty-per-registration', 'INR lakh'),
      {
        unit: 'INR lakh',
        made: { by: 'value', from: ['mumbai-duty-per-registration'], reads: 'same period', over: 0.06 },
      },
      (duties) => duties.map((duty) => duty / 0.06),
    ),
  'mumbai-registrations-added': (get) =>
    transformRuns(
      get('mumbai-registrations/registrations'),
      {
        unit: 'registrations',
        made: { by: 'difference', from: ['mumbai-registrations/registrations'], reads: 'previous' },
      },
      overPrevious((before, units) => units - before),
    ),
  'mumbai-monthly-duty-per-registration': (get) =>
    combine(
      [
        get('mumbai-registrations-monthly/stampDutyInrCrore'),
        get('mumbai-registrations-monthly/registrations'),
      ],
      {
        unit: 'INR lakh',
        made: dutyEach('mumbai-registrations-monthly'),
      },
      (crore, units) => (crore * 100) / units,
    ),
};
