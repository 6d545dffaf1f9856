import { libraryHere } from '@/lib/texts/library-here';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { dayOf } from '@/lib/platform/clock';
import { updates, seriesFiles } from '@samvit/research';
import { bytesOf, type ReceivedFile, type Waiting } from './received-files';

/** Of a CSV that nobody has described: more decimals than any series has, so that all that it has count. */
const ALL_DECIMALS = 6;

/**
 * What the file that waits would change in its series, as both are now, and what the second publisher says of it.
 * @throws SupplyProblem when the file is refused
 */
export async function proposedFor(id: string, waiting: Waiting, now: number): Promise<updates.Proposal> {
  const { name, columns } = waiting;
  const supply = columns
    ? ({ layout: 'columns', decimals: ALL_DECIMALS, ...columns } satisfies updates.Supply)
    : updates.supplyOf(libraryHere(), id);
  if (!supply)
    throw new updates.SupplyProblem(
      name,
      null,
      `${id} has no content/supply/${id}.yaml: name the columns, npm run series -- import FILE ${id} ` +
        'DATE-COLUMN VALUE-COLUMN',
    );
  const series = inLocale(ENGLISH, () => seriesFiles.readSeriesFile(libraryHere(), id));
  if (series.columns && supply.layout !== 'sec')
    throw new updates.SupplyProblem(name, null, `${id} has several columns, and this layout gives one value`);
  const rows = await rowsIn(waiting, supply, { series, now });
  const proposal = updates.propose(series, rows, { name, decimals: supply.decimals });
  const check = updates.supplyOf(libraryHere(), id)?.check;
  if (!check || updates.newPoints(proposal).length === 0) return proposal;
  if (!waiting.check) return { ...proposal, disagreements: [notCompared(id)] };
  const of = { name: waiting.check.name, within: check.within };
  const secondRows = await rowsIn(waiting.check, check, { series, now });
  return {
    ...proposal,
    disagreements: updates.disagreements(proposal, { name }, { ...of, rows: secondRows }),
  };
}

const notCompared = (id: string) =>
  `${id}: the new values were not compared with the second publisher that content/supply/${id}.yaml ` +
  `names: npm run series -- import FILE ${id} --check FILE`;

async function rowsIn(
  received: ReceivedFile,
  supply: updates.Supply | updates.CrossCheck,
  { series, now }: { series: seriesFiles.SeriesFile; now: number },
): Promise<updates.ReceivedRow[]> {
  const { name } = received;
  const { decimals } = supply;
  const file = { name, bytes: bytesOf(received), series, today: dayOf(now) };
  return updates.rowsBy(series, await updates.readReceived(file, supply), { name, decimals, now });
}
