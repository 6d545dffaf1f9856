import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { env } from '@/lib/platform/env';
import { parseEml, type ReadMail } from './eml';

/** Every mail that a site has sent, oldest first; by default the site under test. */
export async function outbox(dataDir = env().DATA_DIR): Promise<ReadMail[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => !name.startsWith('.')).sort();
  return Promise.all(finished.map(async (name) => parseEml(await readFile(path.join(folder, name), 'utf8'))));
}

/** Waits for a mail that matches: the site sends mail after its response. */
export async function mailWhere(condition: (mail: ReadMail) => boolean, dataDir?: string): Promise<ReadMail> {
  let mailFound: ReadMail | undefined;
  await expect
    .poll(async () => (mailFound = (await outbox(dataDir)).findLast(condition)), {
      message: 'No such mail came',
    })
    .toBeDefined();
  if (!mailFound) throw new Error('No such mail came');
  return mailFound;
}
