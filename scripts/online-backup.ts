import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';

/**
 * Copies a database that may be in use, as it is at one moment, and checks the copy before it gets its name.
 * @param now gives the name: `site-20261120-093000.db`, UTC
 * @returns the file of the copy
 * @throws when there is no database, or the copy is not whole
 */
export async function backUp(source: string, folder: string, now: Date): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const file = path.join(folder, `site-${stamp}.db`);
  const draft = `${file}.part`;
  try {
    const database = new SQLite(source, { fileMustExist: true });
    try {
      await database.backup(draft);
    } finally {
      database.close();
    }
    // It holds what people wrote: for its owner alone.
    chmodSync(draft, 0o600);
    const problem = integrityProblem(draft);
    if (problem)
      throw Object.assign(new Error(`The copy is not whole: ${problem}`), { code: 'SQLITE_CORRUPT' });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return file;
}

/**
 * Copies the secret beside a copy of the database: codes, keys and the marks of views are hashes under it, and sessions in
 * browsers are encrypted with it.
 * @returns the file of the copy
 */
export function backUpSecret(secret: string, databaseCopy: string): string {
  const file = databaseCopy.replace(/\.db$/, '.secret');
  copyFileSync(secret, file);
  chmodSync(file, 0o600);
  return file;
}

/** What SQLite finds wrong with a database file that nobody uses; nothing when it is whole. */
function integrityProblem(file: string): string | undefined {
  const copy = new SQLite(file, { fileMustExist: true });
  try {
    // One file that can be carried away, without a write-ahead log beside it.
    copy.pragma('journal_mode = DELETE');
    const found = String(copy.pragma('integrity_check', { simple: true }));
    return found === 'ok' ? undefined : found;
  } finally {
    copy.close();
  }
}
