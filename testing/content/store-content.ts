import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join('node_modules', '.cache', 'content-for-tests');
/** What content is read from, and by. */
const SOURCES = ['content', 'public', 'lib', 'packages', 'scripts/check-content.ts', 'package-lock.json'];
/** In milliseconds; another run of tests may read it meanwhile. */
const KEPT = 24 * 3_600_000;

/**
 * Stores what suites read of content, as a build stores it for servers: each suite would read it again.
 * Stored once for each state of content and code. If content has mistakes, they are printed and nothing is
 * stored.
 */
export default function storeContent(): void {
  const storedContent = path.resolve(FOLDER, hashOf(SOURCES));
  if (!existsSync(storedContent) && !store(storedContent)) return;
  process.env.TEST_CONTENT = storedContent;
}

function store(folder: string): boolean {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    const entry = path.join(FOLDER, name);
    if (Date.now() - statSync(entry).mtimeMs > KEPT) rmSync(entry, { recursive: true, force: true });
  }
  const unfinished = `${folder}-${process.pid}`;
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-content.ts', unfinished],
    { stdio: 'inherit' },
  );
  if (status !== 0) return false;
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return true;
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn))
    hash.update(`\n${file} `).update(createHash('sha256').update(readFileSync(file)).digest('hex'));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (source: string): string[] =>
  statSync(source).isFile()
    ? [source]
    : readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();
