import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { env } from '@/lib/platform/env';
import { parseEml, type ReadMail } from './eml';

/** Every mail that the site under test has sent, oldest first. */
export async function outbox(): Promise<ReadMail[]> {
  const folder = path.join(env().DATA_DIR, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => !name.startsWith('.')).sort();
  return Promise.all(finished.map(async (name) => parseEml(await readFile(path.join(folder, name), 'utf8'))));
}

/** Waits for a mail that matches: the site sends mail after its response. */
export async function mailWhere(condition: (mail: ReadMail) => boolean): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect
    .poll(async () => (found = (await outbox()).findLast(condition)), { message: 'No such mail came' })
    .toBeDefined();
  if (!found) throw new Error('No such mail came');
  return found;
}
