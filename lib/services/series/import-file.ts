import { readFileSync, statSync } from 'node:fs';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesFiles, updates } from '@samvit/research';
import { receive } from './decide';
import { knownSeries } from './known-series';
import { storeReceived } from './received-files';
import { SeriesProblem } from './series-problem';

type Import = {
  /** Paths of the publisher's file, and of the second publisher's, by which its new values are compared. */
  file: string;
  check?: string | undefined;
  /** The names of the columns; absent where content/supply says how the file is read. */
  columns?: { date: string; value: string };
};

/**
 * Has a publisher's file wait for a decision; what is refused is kept too.
 * @returns lines for the operator: what it would change
 * @throws SeriesProblem, or SupplyProblem when the file is refused
 */
export async function importFile(id: string, { file, check, columns }: Import): Promise<string[]> {
  if (seriesFiles.listSeriesFiles(libraryHere()).includes(file))
    throw new SeriesProblem(`The file comes before the series: npm run series -- import ${id} ${file}`);
  knownSeries(id);
  if (check !== undefined && !updates.supplyOf(libraryHere(), id)?.check)
    throw new SeriesProblem(
      `content/supply/${id}.yaml names no second publisher: --check has nothing to read ${check} by.`,
    );
  const store = (name: string) => storeReceived(id, { name, bytes: bytesIn(name), now: Date.now() });
  return receive(id, {
    ...store(file),
    ...(columns && { columns }),
    ...(check !== undefined && { check: store(check) }),
  });
}

function bytesIn(file: string): Buffer {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new SeriesProblem(`There is no file ${file} (looked for in ${process.cwd()}).`);
  if (stat.isDirectory()) throw new SeriesProblem(`${file} is a folder: name the file in it.`);
  if (stat.size > updates.MOST_BYTES)
    throw new SeriesProblem(
      `${file} has ${stat.size} bytes, more than ${updates.MOST_BYTES}: nothing was read.`,
    );
  try {
    return readFileSync(file);
  } catch (error) {
    throw new SeriesProblem(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}): mend its rights.`,
    );
  }
}
