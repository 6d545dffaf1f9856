import './dotenv.mjs';
import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureDatabaseDriver } from './database-driver.mjs';
import { makeDataDir } from './data-dir.mjs';
import { newRelease, releaseOf } from './ensure-release.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runningSites } from './instances.mjs';
import { withReleaseLock } from './lock.mjs';
import { installPackages } from './packages.mjs';
import { currentRelease, readmit, releases, RELEASES, removeOldReleases, setAside } from './releases.mjs';
import { run } from './run.mjs';
import { readSettings } from './settings.mjs';
import { asStop, command, Stop } from './stop.mjs';
import { serveCurrent, tryRelease } from './switch-release.mjs';

/** Room for a build, its cache and a release. */
const NEEDED = 1_000_000_000;

/** @typedef {import('./releases.mjs').Release} Release */

export function upgradeSite() {
  return command(() => withReleaseLock(upgrade));
}

async function upgrade() {
  const before = await servedRelease();
  const unchanged = before ? `Release ${before.id} is still served.` : 'Nothing was served before.';
  try {
    step('Check');
    checkOwner();
    checkRoom();
    if (before) await inRelease(before, 'scripts/steps/read-settings.ts', 'The settings are wrong.');
    step('Backup');
    if (before && hasDatabase()) await inRelease(before, 'scripts/backup.ts', 'The backup failed.');
    else console.log('There is no database yet.');
    step('Install');
    await installPackages();
    await ensureDatabaseDriver();
    const settings = readSettings();
    makeDataDir(settings.dataDir);
    const wanted = fingerprint(settings.baked);
    step('Build');
    const same = releaseOf(wanted);
    const next = same ?? (await newRelease(settings, wanted));
    if (same) console.log(`Release ${same.id} is of these very sources and settings.`);
    readmit(next);
    await orSetAside(next, before, async () => {
      step('Migrate');
      if (hasDatabase()) await inRelease(next, 'scripts/migrate.ts', 'The migration failed.');
      step('Try');
      await tryRelease(next, settings);
      step('Switch and verify');
      await serveCurrent(next, before);
    });
    removeOldReleases((await runningSites()).map(({ release }) => release));
    console.log(`\nRelease ${next.id} is served. To go back to the one before: npm run rollback`);
  } catch (caught) {
    const error = asStop(caught);
    if (!(error instanceof Stop)) throw error;
    throw new Stop(`${error.message}\n${unchanged}`);
  }
}

/** The release that runs; the current one is another if an upgrade was killed before it could switch. */
async function servedRelease() {
  const [site] = await runningSites();
  return releases().find(({ id }) => id === site?.release) ?? currentRelease();
}

/**
 * A release that failed is not switched to by the next start.
 * @param {Release} next @param {Release | undefined} before @param {() => Promise<void>} work
 */
async function orSetAside(next, before, work) {
  try {
    await work();
  } catch (error) {
    if (next.id !== before?.id) setAside(next);
    throw error;
  }
}

/** @param {string} name */
function step(name) {
  console.log(`\n> ${name}`);
}

function checkOwner() {
  const owner = statSync(RELEASES).uid;
  if (process.getuid && process.getuid() !== owner)
    throw new Stop(
      `${RELEASES} belongs to user ${owner}: run this as that user, which is the user of the site.`,
    );
}

function checkRoom() {
  const { bavail, bsize } = statfsSync(RELEASES);
  if (bavail * bsize < NEEDED)
    throw new Stop(
      `There are ${Math.floor((bavail * bsize) / 1e6)} MB free where ${RELEASES} is, and an upgrade needs ${NEEDED / 1e6}: make room.`,
    );
}

function hasDatabase() {
  return Boolean(process.env.DATABASE_URL) || existsSync(path.join(process.env.DATA_DIR ?? '', 'site.db'));
}

/**
 * Runs a command with the code and packages of a release.
 * @param {Release} release @param {string} script @param {string} problem
 */
async function inRelease(release, script, problem) {
  const args = ['--import', './scripts/steps/command.mjs', script];
  const code = await run(process.execPath, args, {}, release.folder);
  if (code !== 0) throw new Stop(problem);
}
