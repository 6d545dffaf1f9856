import { alarm } from '@/lib/platform/alarm';
import { storageAlarm } from './storage-alarm';

jest.mock('@/lib/platform/alarm');
beforeEach(() => jest.mocked(alarm).mockClear());

test.each([
  ['SQLITE_FULL', ['disk-full']],
  ['SQLITE_IOERR_SHMSIZE', ['disk-full']],
  ['ENOSPC', ['disk-full']],
  ['53100', ['disk-full']],
  ['SQLITE_CORRUPT_INDEX', ['database-failed']],
  ['POSTGRES_UNREACHABLE', ['database-failed']],
  ['SQLITE_BUSY', []],
  ['40P01', []],
  ['SQLITE_READONLY_DBMOVED', []],
])('%s raises %p', (code, names) => {
  storageAlarm(Object.assign(new Error('row 5'), { code }));
  expect(jest.mocked(alarm).mock.calls.map(([name]) => name)).toEqual(names);
  expect(JSON.stringify(jest.mocked(alarm).mock.calls)).not.toContain('row 5');
});
