// npm run compare -- FOLDER FOLDER: the differences between the responses of two builds. Each folder is a
// checkout after `npm run build`, both with the same SITE_URL. Exits with 1 if they differ.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_ARGS, SERVER_VARIABLES } from '../scripts/steps/server-bundle.mjs';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { apiAnswers } from './api-answers.mjs';
import { during } from '../testing/processes/child.ts';
import { crawl } from './crawl.mjs';
import { normalized } from './normalize.mjs';
import { serve } from './serve.mjs';

await command(async () => {
  const folders = process.argv.slice(2);
  if (folders.length !== 2)
    throw new Stop('Name two folders with a build each: npm run compare -- ../before .');
  const out = mkdtempSync(path.join(tmpdir(), 'compare-'));
  const counts = [];
  for (const [name, folder] of /** @type {[string, string][]} */ ([
    ['before', folders[0]],
    ['after', folders[1]],
  ]))
    counts.push(await record(path.resolve(folder), path.join(out, name)));
  console.log(`Compared ${counts.join(' and ')} answers, in ${out}.`);
  const changes = differences(out);
  for (const [change, answers] of changes)
    console.log(`\n${answers.size} answers, as ${[...answers].slice(0, 5).join(' ')}\n${change}`);
  console.log(`\n${changes.size} differences.`);
  if (changes.size > 0) process.exitCode = 1;
});

/**
 * The lines that differ: each change once, with the names of the responses that contain it. A response that
 * exists on one side only counts as one change.
 * @param {string} folder with the folders `before` and `after`
 * @returns {Map<string, Set<string>>}
 */
function differences(folder) {
  const { stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--unified=0', '--no-color', 'before', 'after'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const file of stdout.split(/^diff --git a\//m).slice(1)) {
    const name = file.slice(file.indexOf('/') + 1, file.indexOf('.txt b/'));
    const hunks = file.split(/^@@ .*\n/m).slice(1);
    const onOneSide = /^(new|deleted) file/m.exec(file);
    for (const change of onOneSide ? [`${onOneSide[1]} answer`] : hunks.map((hunk) => hunk.trimEnd()))
      found.set(change, (found.get(change) ?? new Set()).add(name));
  }
  return found;
}

/**
 * Writes every response of a build to a file of its own and returns their number.
 * @param {string} folder
 * @param {string} target
 */
async function record(folder, target) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'compare-data-'));
  const variables = { ...SERVER_VARIABLES, DATA_DIR: dataDir };
  try {
    return await during(await serve(SERVER_ARGS, folder, variables), async ({ origin }) => {
      let count = 0;
      const write = (/** @type {string} */ name, /** @type {import('./crawl.mjs').Recorded} */ answer) => {
        const file = path.join(target, name === '/' ? '/index' : name.replaceAll('?', '@'));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(`${file}.txt`, normalized(answer, origin));
        count += 1;
      };
      await crawl(origin, write);
      await apiAnswers(origin, dataDir, write);
      return count;
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
