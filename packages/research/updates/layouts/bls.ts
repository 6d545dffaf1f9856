import { z } from 'zod';
import { shortText } from '../../series/written';
import { jsonOf } from '../json-of';
import { numberAt } from '../number-at';
import type { Observation, Received } from '../received';
import type { Supply } from '../supply';
import { SupplyProblem } from '../supply-problem';

const outcome = z.object({ status: z.string(), message: z.array(z.string()).default([]) });

const row = z.object({ year: z.string().regex(/^\d{4}$/), period: z.string(), value: z.string() });
const results = z.object({
  Results: z.object({ series: z.array(z.object({ seriesID: z.string(), data: z.array(row) })) }),
});

const MONTH = /^M(0[1-9]|1[0-2])$/;
/** The average of a year stands among its months. */
const YEAR = 'M13';

/**
 * The public data API of the Bureau of Labor Statistics: months of a series, `M05`, the newest first, values
 * as text and `-` for a missing one. A request that it does not answer has the status 200, too, and says so
 * in its own words.
 */
export function readBls(
  received: Received,
  { series: wanted }: Extract<Supply, { layout: 'bls' }>,
): Observation[] {
  const { name } = received;
  const { status, message } = jsonOf(received, outcome);
  if (status !== 'REQUEST_SUCCEEDED') {
    const words = shortText(message.join(' '), 200);
    // An address may ask 25 times a day.
    const isPassing = /threshold/i.test(words);
    throw new SupplyProblem(name, null, `The publisher says ${shortText(status)}: ${words}`, { isPassing });
  }
  const [series] = jsonOf(received, results).Results.series;
  if (series?.seriesID !== wanted)
    throw new SupplyProblem(
      name,
      null,
      `The series is "${shortText(series?.seriesID ?? '')}", not ${wanted}`,
    );
  return series.data.flatMap(({ year, period, value }, i): Observation[] => {
    if (period === YEAR) return [];
    const month = MONTH.exec(period)?.[1];
    if (month === undefined)
      throw new SupplyProblem(name, i + 1, `"${shortText(period)}" is no month, as M05`);
    return [{ at: `${year}-${month}`, cells: [numberAt(name, i + 1, value)], line: i + 1 }];
  });
}
