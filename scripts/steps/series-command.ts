import { constants, setPriority, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/content/read';
import { dayInIndia } from '@/lib/platform/clock';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { updates } from '@samvit/research';
import { applyLive, undo, writeIntoContent } from '@/lib/services/series/apply';
import { drop, review } from '@/lib/services/series/decide';
import { fetchAndApply } from '@/lib/services/series/fetch-and-apply';
import { fetchSeries, NONE_TO_FETCH } from '@/lib/services/series/fetch-series';
import { importFile } from '@/lib/services/series/import-file';
import { knownSeries } from '@/lib/services/series/known-series';
import { seeLiveSeries } from '@/lib/services/series/live-series';
import { SeriesProblem } from '@/lib/services/series/series-problem';
import { seriesTable } from '@/lib/services/series/table';
import { Stop } from '@/lib/platform/commands/stop.mjs';

const USAGE =
  'Usage: npm run series -- [import FILE ID [DATE-COLUMN VALUE-COLUMN] [--check FILE] | fetch [ID…] | daily | ' +
  'review ID | apply ID [--by NAME | --into-content | --revise] | drop ID | undo ID [--by NAME]]';

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
  const { name, words, options } = parse(args);
  const [id = ''] = words;
  const by = options.by ?? userInfo().username;
  const isLive = !options['into-content'] && !options.revise;
  if (name === 'apply' && words.length === 1 && isLive) return print(await applyLive(knownSeries(id), by));
  if (name === 'undo' && words.length === 1) return print(await undo(knownSeries(id), by));
  await seeLiveSeries();
  if (name === undefined)
    return void process.stdout.write(escapeControls(seriesTable(dayInIndia(Date.now()))));
  if (name === 'fetch') return printEach(fetchSeries(words));
  if (name === 'daily' && words.length === 0) return daily();
  if (name === 'import' && (words.length === 2 || words.length === 4)) {
    const [file = '', series = '', date, value] = words;
    const columns = date !== undefined && value !== undefined && { columns: { date, value } };
    return print(await importFile(series, { file, check: options.check, ...columns }));
  }
  if (name === 'review' && words.length === 1) return printReview(knownSeries(id));
  if (name === 'drop' && words.length === 1) return print(drop(knownSeries(id)));
  if (name === 'apply' && words.length === 1)
    return print(await writeIntoContent(knownSeries(id), options.revise === true));
  throw new Stop(USAGE);
}

function parse(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [name, ...words] = positionals;
    const isForIt = Object.keys(values).every((option) =>
      COMMANDS_WITH[option as keyof typeof OPTIONS].includes(name ?? ''),
    );
    if (isForIt) return { name, words, options: values };
  } catch (error) {
    // An option that there is not, or one without its value.
    if (!String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new Stop(USAGE);
}

async function printEach(results: ReturnType<typeof fetchSeries>): Promise<void> {
  for await (const result of results) {
    if (Array.isArray(result)) print(result);
    else {
      console.error(escapeControls(result.message));
      process.exitCode = 1;
    }
  }
}

/** What the running site does with SERIES_FETCH=daily. */
async function daily(): Promise<void> {
  // Pages come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const { report, waiting } = await fetchAndApply({ now: Date.now() });
  print([report || NONE_TO_FETCH]);
  if (waiting.length > 0) process.exitCode = 1;
}

async function printReview(id: string): Promise<void> {
  const { lines, isForPerson } = await review(id);
  print(lines);
  if (isForPerson) process.exitCode = 1;
}

function print(lines: readonly string[]): void {
  console.log(escapeControls(lines.join('\n')));
}
