import { ENGLISH, inLocale } from '@/lib/content/locale';
import { dayOf } from '@/lib/platform/clock';
import { readSeriesFile } from '@/lib/research/series/series-file';
import { rowsBy } from '@/lib/research/supply/periods';
import { propose, type Proposal } from '@/lib/research/supply/proposal';
import { readReceived } from '@/lib/research/supply/read-received';
import { supplyOf, type Supply } from '@/lib/research/supply/supply';
import { SupplyProblem } from '@/lib/research/supply/supply-problem';
import { bytesOf, type Waiting } from './received-files';

/** Of a CSV that nobody has described: more decimals than any series has, so that all that it has count. */
const ALL_DECIMALS = 6;

/**
 * What the file that waits would change in its series, as both are now.
 * @throws SupplyProblem when the file is refused
 */
export async function proposedFor(id: string, waiting: Waiting, now: number): Promise<Proposal> {
  const { name, columns } = waiting;
  const supply = columns
    ? ({ layout: 'columns', decimals: ALL_DECIMALS, ...columns } satisfies Supply)
    : supplyOf(id);
  if (!supply)
    throw new SupplyProblem(
      name,
      null,
      `${id} has no content/supply/${id}.yaml: name the columns, npm run series -- import FILE ${id} DATE-COLUMN VALUE-COLUMN`,
    );
  const series = inLocale(ENGLISH, () => readSeriesFile(id));
  if (series.columns && supply.layout !== 'sec')
    throw new SupplyProblem(name, null, `${id} has several columns, and this layout gives one value`);
  const { decimals } = supply;
  const observations = await readReceived(
    { name, bytes: bytesOf(waiting), series, today: dayOf(now) },
    supply,
  );
  return propose(series, rowsBy(series, observations, { name, decimals, now }), { name, decimals });
}
