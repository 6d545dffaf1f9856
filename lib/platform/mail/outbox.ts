import { randomUUID } from 'node:crypto';
import { chmod, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { makeFolder } from '@/lib/platform/make-folder';

/** The folder for mail when no SMTP server is set: readable `.eml` files. */
export function outboxDir(): string {
  return path.join(env().DATA_DIR, 'outbox');
}

/** Stores a mail as a file there, which a reader finds whole. */
export async function storeInOutbox(mail: Buffer): Promise<void> {
  makeFolder(outboxDir());
  // Earlier versions made the folder readable for every user of the machine, and mails contain codes.
  await chmod(outboxDir(), 0o700);
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const draft = path.join(outboxDir(), `.${name}`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(mail);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path.join(outboxDir(), name));
}
