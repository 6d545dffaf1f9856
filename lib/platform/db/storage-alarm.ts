import { alarm } from '@/lib/platform/alarm';
import { errorFields } from '@/lib/platform/log';

const FULL = /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|53100)/;

/** Locks and conflicts end by themselves; a moved file has an alarm of its own (file-guard.ts). */
const NO_ALARM = /^(?:SQLITE_BUSY|SQLITE_READONLY_DBMOVED|40001|40P01|55P03)/;

export function storageAlarm(error: unknown): void {
  const { code = '' } = error as { code?: string };
  if (NO_ALARM.test(code)) return;
  if (FULL.test(code))
    return alarm(
      'disk-full',
      errorFields(error),
      'The disk is full, so nothing that visitors send is stored',
    );
  alarm(
    'database-failed',
    errorFields(error),
    'The database failed, so nothing that visitors send is stored',
  );
}
