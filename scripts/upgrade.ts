// npm run upgrade: serves what is checked out here. It never pulls. Until the last but one step the site is
// not touched; if a step fails, the release before is served on.
import '@/lib/platform/commands/dotenv.mjs';
import { monitoring } from '@/host.plain.mjs';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale, compressBuild } from './steps/build';
import { makeDataDir } from './steps/data-dir';
import { fingerprint, newRelease, releaseOf } from '@/packages/host/builds';
import {
  siteOnOtherDatabase,
  tellSites,
  withReleaseLock,
  currentRelease,
  readmit,
  releaseBefore,
  releases,
  removeOldReleases,
  setAside,
  type Release,
  switchRelease,
  tryRelease,
} from '@/packages/host/commands.mjs';
import { RELEASES } from '@/lib/platform/commands/root.mjs';
import { run } from '@/lib/platform/commands/run.mjs';
import { readSettings } from '@/lib/platform/commands/settings';
import { asStop, command, Stop } from '@/lib/platform/commands/stop.mjs';

/** Room for packages, a build and a release, in bytes. */
const NEEDED = 1_000_000_000;

void command(() => withReleaseLock(upgrade));

async function upgrade(): Promise<void> {
  const before = await servedRelease();
  try {
    step('Check');
    checkRoom();
    const settings = readSettings();
    makeDataDir(settings.dataDir);
    await checkDatabase();
    step('Backup');
    const hasDatabase =
      Boolean(process.env.DATABASE_URL) || existsSync(path.join(settings.dataDir, 'site.db'));
    if (before && hasDatabase) await inRelease(before, 'scripts/backup.ts', 'The backup failed.');
    else console.log('There is no database yet.');
    step('Build');
    const wantedFingerprint = fingerprint(settings.baked);
    const same = releaseOf(wantedFingerprint);
    if (same) console.log(`Release ${same.id} is of these very sources and settings.`);
    else await buildIfStale(settings);
    const next = same ?? newRelease(settings, wantedFingerprint);
    await compressBuild(next.folder);
    readmit(next);
    try {
      step('Migrate');
      if (hasDatabase) await inRelease(next, 'scripts/migrate.ts', 'The migration failed.');
      step('Try');
      await tryRelease(next, settings.baked.origin, monitoring);
      step('Switch and verify');
      console.log(`\n${await switchRelease(next, before, monitoring)}`);
    } catch (error) {
      // The next start does not switch to it.
      if (next.id !== before?.id) setAside(next);
      throw error;
    }
    removeOldReleases((await tellSites('status')).map(({ release }) => release));
    if (releaseBefore(next)) console.log('To go back to the one before: npm run rollback');
  } catch (caught) {
    const error = asStop(caught);
    if (!(error instanceof Stop)) throw error;
    const unchanged = before ? `Release ${before.id} is still served.` : 'Nothing was served before.';
    throw new Stop(`${error.message}\n${unchanged}`);
  }
}

/** The release that runs; the current one is another if an upgrade was killed before it could switch. */
async function servedRelease(): Promise<Release | undefined> {
  const [site] = await tellSites('status');
  return releases().find(({ id }) => id === site?.release) ?? currentRelease();
}

function step(name: string): void {
  console.log(`\n> ${name}`);
}

function checkRoom(): void {
  const { bavail, bsize } = statfsSync(RELEASES);
  if (bavail * bsize < NEEDED)
    throw new Stop(
      `There are ${Math.floor((bavail * bsize) / 1e6)} MB free where ${RELEASES} is, and an upgrade ` +
        `needs ${NEEDED / 1e6}: make room.`,
    );
}

/** @throws Stop where the backup and the migration would be of another database than that of a site that switches */
async function checkDatabase(): Promise<void> {
  const other = siteOnOtherDatabase(await tellSites('status'), process.env);
  if (other)
    throw new Stop(
      `The site on port ${other.port} has another DATABASE_URL than this command: write DATABASE_URL ` +
        'and NEXTAUTH_SECRET to .env, and not to the environment of the site alone.',
    );
}

/**
 * Runs a command with the code and packages of a release.
 * @param problem the sentence when it fails
 */
async function inRelease(release: Release, script: string, problem: string): Promise<void> {
  const args = ['--import', './scripts/steps/command.mjs', script];
  const code = await run(process.execPath, args, {}, release.folder);
  if (code !== 0) throw new Stop(problem);
}
