import { statSync } from 'node:fs';
import { closeDb, problemOfDatabase } from '@/lib/records/database';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { env, SettingError } from '@/lib/platform/env';
import { BackupError } from '@/lib/services/backups/backup-file';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';

/**
 * As `command`, for work on an existing database, which is closed afterwards. It never creates the file: an
 * empty one in a mistyped DATA_DIR would be taken for the real one. Errors of the database or its disk are
 * printed as one sentence.
 */
export function databaseCommand(
  work: () => Promise<void>,
  { mayBeMissing = false }: { mayBeMissing?: boolean } = {},
): Promise<void> {
  return command(async () => {
    try {
      const { DATABASE_URL, DATA_DIR } = env();
      if (!DATABASE_URL && !mayBeMissing) statSync(sqliteFile(DATA_DIR));
      await work();
    } catch (error) {
      throw stopFor(error) ?? error;
    } finally {
      await closeDb();
    }
  });
}

function stopFor(error: unknown): Stop | undefined {
  if (error instanceof SettingError || error instanceof BackupError) return new Stop(error.message);
  const dir = env().DATA_DIR;
  const problem = problemOfDatabase(error);
  if (problem) return new Stop(problem);
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM')
    return new Stop(
      `This user may not read and write ${path ?? dir}: run the command as the user of the site, or ` +
        `mend the rights of DATA_DIR (${dir}).`,
    );
  if ((code === 'ENOENT' || code === 'ENOTDIR') && path === sqliteFile(dir))
    return new Stop(
      `There is no database in DATA_DIR (${dir}): set DATA_DIR to the folder of the site, or start the site once.`,
    );
  return undefined;
}
