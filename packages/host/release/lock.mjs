import { mkdirSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isOwn, leasesOf, takeLease } from '../../../lib/platform/leases.mjs';
import { RELEASES } from '../../../lib/platform/commands/root.mjs';
import { Stop } from '../../../lib/platform/commands/stop.mjs';

const KIND = 'lock';

/** In milliseconds. */
const ASK_AGAIN = 500;

/**
 * Runs work while no other process installs packages, builds, or changes releases here.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ waits?: boolean }} [options] whether to wait for the other process
 * @returns {Promise<T>}
 * @throws Stop naming the other process, unless it waits, or the user whose folder this is
 */
export async function withReleaseLock(work, { waits = false } = {}) {
  mkdirSync(RELEASES, { recursive: true });
  checkOwner();
  const end = await take(waits);
  process.once('exit', end);
  try {
    return await work();
  } finally {
    process.off('exit', end);
    end();
  }
}

/** @param {boolean} waits */
async function take(waits) {
  for (let told = false; ; told = true) {
    /** @type {unknown[]} */
    const problems = [];
    const end = takeLease(RELEASES, KIND, (error) => problems.push(error));
    if (problems.length > 0) throw problems[0];
    const other = leasesOf(RELEASES, KIND).find(([, lease]) => !isOwn(lease));
    if (!other) return end;
    end();
    const [file, { pid }] = other;
    const sentence = `Another process (${pid}) builds or changes releases here`;
    const wayOut = `if it is no such process, delete ${file}.`;
    if (!waits) throw new Stop(`${sentence}: wait until it has ended, or, ${wayOut}`);
    if (!told) console.log(`${sentence}; waiting for it. Or, ${wayOut}`);
    // Not in step with another one that waits.
    await wait(ASK_AGAIN * (1 + Math.random()));
  }
}

/** What another user leaves here, the user of the site could not replace. */
function checkOwner() {
  const owner = statSync(RELEASES).uid;
  if (process.getuid && process.getuid() !== owner)
    throw new Stop(
      `${RELEASES} belongs to user ${owner}: run this as that user, which is the user of the site.`,
    );
}
