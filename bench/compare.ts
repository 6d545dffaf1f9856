// node --import tsx bench/compare.ts FOLDER FOLDER: the differences between the responses of two builds. Each
// folder is a checkout after `npm run build`, both with the same SITE_URL or on this machine. Exits with 1 if
// they differ.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stop } from '@/lib/platform/commands/stop.mjs';
import { during } from '@/testing/processes/child';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { apiAnswers } from './support/api-answers';
import { bench } from './support/bench';
import { crawl, type Recorded } from './support/crawl';
import { normalized } from './support/normalize';
import { startSite } from './support/site';

void bench(async () => {
  const [before, after, ...more] = process.argv.slice(2);
  if (!before || !after || more.length > 0)
    throw new Stop('Name two folders with a build each: node --import tsx bench/compare.ts ../before .');
  // Not removed: who sees a difference looks at the responses.
  const out = mkdtempSync(path.join(tmpdir(), 'compare-'));
  const counts = [
    await record(path.resolve(before), path.join(out, 'before')),
    await record(path.resolve(after), path.join(out, 'after')),
  ];
  console.log(`Compared ${counts.join(' and ')} answers, in ${out}.`);
  const changes = differences(out);
  for (const [change, answers] of changes)
    console.log(`\n${answers.size} answers, as ${[...answers].slice(0, 5).join(' ')}\n${change}`);
  console.log(`\n${changes.size} differences.`);
  return [...changes.keys()];
});

/**
 * The lines that differ: each change once, with the names of the responses that contain it. A response that
 * exists on one side only counts as one change.
 * @param folder with the folders `before` and `after`
 */
function differences(folder: string): Map<string, Set<string>> {
  const { stdout } = spawnSync('git', 'diff --no-index --unified=0 --no-color before after'.split(' '), {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const namesByChange = new Map<string, Set<string>>();
  for (const file of stdout.split(/^diff --git a\//m).slice(1)) {
    const name = file.slice(file.indexOf('/') + 1, file.indexOf('.txt b/'));
    const hunks = file.split(/^@@ .*\n/m).slice(1);
    const onOneSide = /^(new|deleted) file/m.exec(file);
    for (const change of onOneSide ? [`${onOneSide[1]} answer`] : hunks.map((hunk) => hunk.trimEnd()))
      namesByChange.set(change, (namesByChange.get(change) ?? new Set()).add(name));
  }
  return namesByChange;
}

/** Writes every response of a build to a file of its own and returns their number. */
async function record(folder: string, target: string): Promise<number> {
  const dataDir = temporaryFolder('compare-data-');
  return during(await startSite(dataDir, {}, folder), async ({ origin }) => {
    let count = 0;
    const write = (name: string, answer: Recorded) => {
      const file = path.join(target, name === '/' ? '/index' : name.replaceAll('?', '@'));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.txt`, normalized(answer));
      count += 1;
    };
    await crawl(origin, write);
    await apiAnswers(origin, dataDir, write);
    return count;
  });
}
