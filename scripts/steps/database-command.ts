import { statSync } from 'node:fs';
import { databaseProblem } from '@/lib/platform/db/problem';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { env, SettingError } from '@/lib/platform/env';
import { command, Stop } from './stop.mjs';

/**
 * As `command`, for work on the database that is there: it makes none, because an empty one in a mistyped DATA_DIR would
 * pass for the real one. What is wrong with the database or its disk is told in a sentence.
 */
export function databaseCommand(work: (file: string) => Promise<void>): Promise<void> {
  return command(async () => {
    try {
      const file = sqliteFile(env().DATA_DIR);
      statSync(file);
      await work(file);
    } catch (error) {
      throw stopFor(error) ?? error;
    }
  });
}

function stopFor(error: unknown): Stop | undefined {
  if (error instanceof SettingError) return new Stop(error.message);
  const dir = env().DATA_DIR;
  const problem = databaseProblem(sqliteFile(dir), error);
  if (problem) return new Stop(problem);
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM')
    return new Stop(
      `This user may not read and write ${path ?? dir}: run the command as the user of the site, or mend the rights of DATA_DIR (${dir}).`,
    );
  if ((code === 'ENOENT' || code === 'ENOTDIR') && path === sqliteFile(dir))
    return new Stop(
      `There is no database in DATA_DIR (${dir}): set DATA_DIR to the folder of the site, or start the site once.`,
    );
  return undefined;
}
