import { ENGLISH, inLocale } from '@/lib/content/locale';
import { dayOf } from '@/lib/platform/clock';
import { readSeriesFile, type SeriesFile } from '@/lib/research/series/series-file';
import { disagreements } from '@/lib/research/supply/cross-check';
import { rowsBy, type Row } from '@/lib/research/supply/periods';
import { newPoints, propose, type Proposal } from '@/lib/research/supply/proposal';
import { readReceived } from '@/lib/research/supply/read-received';
import { supplyOf, type CrossCheck, type Supply } from '@/lib/research/supply/supply';
import { SupplyProblem } from '@/lib/research/supply/supply-problem';
import { bytesOf, type ReceivedFile, type Waiting } from './received-files';

/** Of a CSV that nobody has described: more decimals than any series has, so that all that it has count. */
const ALL_DECIMALS = 6;

/**
 * What the file that waits would change in its series, as both are now, and what the second publisher says of it.
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
  const rows = await rowsIn(waiting, supply, { series, now });
  const proposal = propose(series, rows, { name, decimals: supply.decimals });
  const check = supplyOf(id)?.check;
  if (!check || newPoints(proposal).length === 0) return proposal;
  if (!waiting.check) return { ...proposal, disagreements: [notCompared(id)] };
  const of = { name: waiting.check.name, within: check.within };
  const theirs = await rowsIn(waiting.check, check, { series, now });
  return { ...proposal, disagreements: disagreements(proposal, { name }, { ...of, rows: theirs }) };
}

const notCompared = (id: string) =>
  `${id}: the new values were not compared with the second publisher that content/supply/${id}.yaml names: npm run series -- import FILE ${id} --check FILE`;

async function rowsIn(
  received: ReceivedFile,
  supply: Supply | CrossCheck,
  { series, now }: { series: SeriesFile; now: number },
): Promise<Row[]> {
  const { name } = received;
  const { decimals } = supply;
  const file = { name, bytes: bytesOf(received), series, today: dayOf(now) };
  return rowsBy(series, await readReceived(file, supply), { name, decimals, now });
}
