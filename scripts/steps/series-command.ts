import { libraryHere } from '@/lib/texts/library-here';
import { readFileSync, statSync } from 'node:fs';
import { constants, setPriority, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/content/read';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { suggestion } from '@/lib/platform/nearest';
import { updates, seriesFiles } from '@samvit/research';
import { applyLive, undo, writeIntoContent } from '@/lib/services/series/apply';
import { askPublishers } from '@/lib/services/series/ask-publishers';
import { drop, receive, review } from '@/lib/services/series/decide';
import { fetchAndApply } from '@/lib/services/series/fetch-and-apply';
import { seeLiveSeries } from '@/lib/services/series/live-series';
import { storeReceived } from '@/lib/services/series/received-files';
import { SeriesProblem } from '@/lib/services/series/series-problem';
import { seriesTable } from '@/lib/services/series/table';
import { dayInIndia } from '@/lib/platform/clock';
import { Stop } from './stop.mjs';

const USAGE =
  'Usage: npm run series -- [import FILE ID [DATE-COLUMN VALUE-COLUMN] [--check FILE] | fetch [ID…] | daily | review ID | apply ID [--by NAME | --into-content | --revise] | drop ID | undo ID [--by NAME]]';

const OPTIONS = {
  by: { type: 'string' },
  check: { type: 'string' },
  'into-content': { type: 'boolean' },
  revise: { type: 'boolean' },
} as const;
const COMMANDS_WITH: Record<keyof typeof OPTIONS, readonly string[]> = {
  by: ['apply', 'undo'],
  check: ['import'],
  'into-content': ['apply'],
  revise: ['apply'],
};

/**
 * Does what `npm run series -- ARGS` asks for, and prints what came of it.
 * @throws Stop with the sentence for the operator
 */
export async function seriesCommand(args: string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    const kinds = [SeriesProblem, updates.SupplyProblem, ContentError];
    throw error instanceof Error && kinds.some((kind) => error instanceof kind)
      ? new Stop(error.message)
      : error;
  }
}

async function run(args: string[]): Promise<void> {
  const { name, ids, options } = given(args);
  const [first, second, third, fourth] = ids;
  const { length } = ids;
  const by = options.by ?? userInfo().username;
  if (name === 'apply' && length === 1 && !options['into-content'] && !options.revise)
    return print(await applyLive(known(first), by));
  if (name === 'undo' && length === 1) return print(await undo(known(first), by));
  await seeLiveSeries();
  if (name === undefined)
    return void process.stdout.write(escapeControls(seriesTable(dayInIndia(Date.now()))));
  if (name === 'fetch') return fetchAll(ids);
  if (name === 'daily' && length === 0) return daily();
  if (name === 'import' && first !== undefined && (length === 2 || length === 4)) {
    if (seriesFiles.listSeriesFiles(libraryHere()).includes(first))
      throw new Stop(
        `The file comes before the series: npm run series -- import ${second ?? 'FILE'} ${first}`,
      );
    return importFile(known(second), {
      file: first,
      check: options.check,
      ...(third !== undefined && fourth !== undefined && { columns: { date: third, value: fourth } }),
    });
  }
  if (name === 'review' && length === 1) return tellReview(known(first));
  if (name === 'drop' && length === 1) return print(drop(known(first)));
  if (name === 'apply' && length === 1)
    return print(await writeIntoContent(known(first), options.revise === true));
  throw new Stop(USAGE);
}

function given(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [name, ...ids] = positionals;
    const isForIt = Object.keys(values).every((option) =>
      COMMANDS_WITH[option as keyof typeof OPTIONS].includes(name ?? ''),
    );
    if (isForIt) return { name, ids, options: values };
  } catch (error) {
    // An option that there is not, or one without its value.
    if (!String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new Stop(USAGE);
}

function known(id = ''): string {
  const ids = seriesFiles.listSeriesFiles(libraryHere());
  if (ids.includes(id)) return id;
  throw new Stop(`No series is called "${id}"${suggestion(id, ids)}; npm run series shows them all.`);
}

type Given = { file: string; columns?: { date: string; value: string }; check: string | undefined };

async function importFile(id: string, { file, check, columns }: Given): Promise<void> {
  if (check !== undefined && !updates.supplyOf(libraryHere(), id)?.check)
    throw new Stop(
      `content/supply/${id}.yaml names no second publisher: --check has nothing to read ${check} by.`,
    );
  const stored = (name: string) => storeReceived(id, { name, bytes: bytesIn(name), now: Date.now() });
  const received = {
    ...stored(file),
    ...(columns && { columns }),
    ...(check !== undefined && { check: stored(check) }),
  };
  print(await receive(id, received));
}

function bytesIn(file: string): Buffer {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new Stop(`There is no file ${file} (looked for in ${process.cwd()}).`);
  if (stat.isDirectory()) throw new Stop(`${file} is a folder: name the file in it.`);
  if (stat.size > updates.MOST_BYTES)
    throw new Stop(`${file} has ${stat.size} bytes, more than ${updates.MOST_BYTES}: nothing was read.`);
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Stop(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}): mend its rights.`);
  }
}

/** The series named, or all that may be fetched; one that fails keeps no other from being asked. */
async function fetchAll(ids: readonly string[]): Promise<void> {
  const chosen = ids.length > 0 ? ids.map((id) => known(id)) : updates.mayBeFetched(libraryHere());
  if (chosen.length === 0) print([NONE_TO_FETCH]);
  const ask = askPublishers({ now: Date.now() });
  for (const id of chosen) {
    try {
      print(await receive(id, await ask(id)));
    } catch (error) {
      if (!(error instanceof updates.SupplyProblem)) throw error;
      console.error(escapeControls(error.message));
      process.exitCode = 1;
    }
  }
}

const NONE_TO_FETCH =
  'No series may be fetched: content/supply/README.md says what its file needs. Import files by hand.';

/** What the running site does with SERIES_FETCH=daily. */
async function daily(): Promise<void> {
  // Pages come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const report = await fetchAndApply({ now: Date.now() });
  print([report.report || NONE_TO_FETCH]);
  if (report.waiting.length > 0) process.exitCode = 1;
}

async function tellReview(id: string): Promise<void> {
  const { lines, isForPerson } = await review(id);
  print(lines);
  if (isForPerson) process.exitCode = 1;
}

function print(lines: readonly string[]): void {
  console.log(escapeControls(lines.join('\n')));
}
