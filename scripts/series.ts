// How old the values of each series are, and how newer ones come in: `npm run series` for a table, `-- import FILE ID` and
// `-- fetch [ID…]` for a publisher's file, `-- review ID` for what it would change, `-- apply ID` to write it into content.
import { readFileSync, statSync } from 'node:fs';
import { contentRoot } from '@/lib/content/content-source';
import { ContentError } from '@/lib/content/read';
import { locales } from '@/lib/content/locales';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { site } from '@/lib/content/organisation';
import { env, siteOrigin } from '@/lib/platform/env';
import { listSeriesFiles, readSeriesFile } from '@/lib/research/series/series-file';
import { isAppendOnly, revised, type Proposal } from '@/lib/research/supply/proposal';
import { MOST_BYTES } from '@/lib/research/supply/read-received';
import { fetchProblem, supplyOf } from '@/lib/research/supply/supply';
import { SupplyProblem } from '@/lib/research/supply/supply-problem';
import { fetchFile } from '@/lib/services/series/fetch-file';
import { proposedFor } from '@/lib/services/series/proposed';
import { keep, settle, wait, waitingFor, type Waiting } from '@/lib/services/series/received-files';
import { dayInIndia } from '@/lib/web/format';
import { writeSeries } from './steps/series-content';
import { effectsOf, needsPerson } from './steps/series-effects';
import { seriesTable } from './steps/series-table';
import { effectWords, proposalWords } from './steps/series-words';
import { Stop, command } from './steps/stop.mjs';

const USAGE =
  'Usage: npm run series -- [import FILE ID [DATE-COLUMN VALUE-COLUMN] | fetch [ID…] | review ID | apply ID [--revise]]';

void command(async () => {
  const [name, ...given] = process.argv.slice(2);
  try {
    await run(name, given);
  } catch (error) {
    throw error instanceof SupplyProblem || error instanceof ContentError ? new Stop(error.message) : error;
  }
});

async function run(name: string | undefined, given: readonly string[]): Promise<void> {
  const [first, second, third, fourth] = given;
  const count = given.length;
  if (name === undefined) return void process.stdout.write(seriesTable(dayInIndia(Date.now())));
  if (name === 'fetch') return fetchAll(given);
  if (name === 'import' && first !== undefined && (count === 2 || count === 4))
    return importFile(first, known(second), third, fourth);
  if (name === 'review' && count === 1) return review(known(first));
  if (name === 'apply' && (count === 1 || (count === 2 && second === '--revise')))
    return apply(known(first), second === '--revise');
  throw new Stop(USAGE);
}

function known(id = ''): string {
  if (listSeriesFiles().includes(id)) return id;
  throw new Stop(`No series is called "${id}"; npm run series shows them all.`);
}

async function importFile(file: string, id: string, date?: string, value?: string): Promise<void> {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Stop(`There is no file ${file}.`);
  if (size > MOST_BYTES)
    throw new Stop(`${file} has ${size} bytes, more than ${MOST_BYTES}: nothing was read.`);
  const columns = date !== undefined && value !== undefined ? { columns: { date, value } } : {};
  await receive(id, keep(id, { name: file, bytes: readFileSync(file), now: Date.now(), ...columns }));
}

/** What is refused stays in DATA_DIR/figures/raw, and what waited before still waits. */
async function receive(id: string, received: Waiting): Promise<void> {
  const proposal = await proposedFor(id, received, Date.now());
  print(proposalWords(id, proposal));
  if (isEmpty(proposal)) return;
  wait(id, received);
  print([`Nothing is applied yet: npm run series -- review ${id} says what would change.`]);
}

/** The series named, or all that may be fetched; one that fails keeps no other from being asked. */
async function fetchAll(ids: readonly string[]): Promise<void> {
  const chosen =
    ids.length > 0 ? ids.map((id) => known(id)) : listSeriesFiles().filter((id) => fetchProblem(id) === null);
  if (chosen.length === 0)
    print([
      'No series may be fetched: content/supply/README.md says what its file needs. Import files by hand.',
    ]);
  const userAgent = `Samvit (+${siteOrigin()}; ${env().TEAM_MAIL ?? site().mail.support})`;
  for (const id of chosen) {
    const url = supplyOf(id)?.url;
    const problem = fetchProblem(id);
    try {
      if (problem !== null || url === undefined)
        throw new SupplyProblem(id, null, problem ?? 'It has no address');
      const now = Date.now();
      await receive(id, keep(id, { name: url, bytes: await fetchFile(url, { now, userAgent }), now }));
    } catch (error) {
      if (!(error instanceof SupplyProblem)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}

async function review(id: string): Promise<void> {
  const { proposal, effects: find } = await look(id, true);
  const effects = find();
  print([...proposalWords(id, proposal), ...effectWords(effects)]);
  if (isAppendOnly(proposal) && !needsPerson(effects)) {
    print([`Only new values: npm run series -- apply ${id}`]);
    return;
  }
  print([`A person decides: npm run series -- apply ${id} --revise writes all of it into content.`]);
  process.exitCode = 1;
}

async function apply(id: string, isRevision: boolean): Promise<void> {
  const { proposal, effects, before, after } = await look(id, isRevision);
  if (!isRevision && (!isAppendOnly(proposal) || needsPerson(effects())))
    throw new Stop(
      `${id} changes more than its end: npm run series -- review ${id} says what, and how to go on.`,
    );
  const files = writeSeries(contentRoot(), before, after, locales());
  settle(id);
  print([`Written: ${files.map((file) => `content/${file}`).join(' and ')}. npm run upgrade serves it.`]);
}

/** What waits for a series, and what it would change; to find the effects out takes ten seconds. */
async function look(id: string, isRevision: boolean) {
  const waiting = waitingFor(id);
  if (!waiting)
    throw new Stop(`Nothing waits for ${id}: npm run series -- import FILE ${id} brings a file in.`);
  const proposal = await proposedFor(id, waiting, Date.now());
  const before = inLocale(ENGLISH, () => readSeriesFile(id));
  const after = isRevision ? revised(proposal) : proposal.file;
  return { proposal, before, after, effects: () => effectsOf(before, after) };
}

const isEmpty = ({ added, completed, changed }: Proposal) =>
  added.length + completed.length + changed.length === 0;

const print = (lines: readonly string[]) => console.log(lines.join('\n'));
