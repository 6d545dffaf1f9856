import fs, { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { copyContentWithoutSupplies, writeContent } from '@/testing/content/content-folder';
import { TERMS_THAT_ALLOW } from '@/testing/content/supply-terms';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { publisher, whole } from '@/testing/servers/publisher';
import { fredFile } from '@/testing/servers/publisher-files';
import { closeDb, db, problemOfDatabase } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { standingUpdates } from '@/lib/records/series-updates';
import { storeReceived, wait, waitingFor } from './received-files';
import { fetchAndApply } from './fetch-and-apply';

const dataDir = freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const NOW = Date.parse('2026-11-24T09:00:00Z');
const URL = 'https://publisher.example/us-10y.csv';

test('a disk that is full when a download is stored: nothing changes, and one sentence says so', async () => {
  copyContentWithoutSupplies();
  writeContent(
    'supply/us-10y.yaml',
    `layout: fred\ncolumn: GS10\ndecimals: 2\nurl: ${URL}\n${TERMS_THAT_ALLOW}\n`,
  );
  const before = storeReceived('us-10y', { name: URL, bytes: Buffer.from('yesterday'), now: NOW });
  wait('us-10y', before);
  const fred = await publisher();
  fred.sends('/us-10y', whole(fredFile('GS10', [['2026-06', 4.41]])));
  const write = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const error: unknown = await fetchAndApply({ now: NOW, send: fred.fetch }).catch(
    (thrown: unknown) => thrown,
  );
  write.mockRestore();
  await fred.close();
  expect(problemOfDatabase(error)).toMatch(/because the disk is full \(ENOSPC\)\. Make room on the disk\.$/);
  expect(waitingFor('us-10y')).toEqual(before);
  const files = readdirSync(path.join(dataDir, 'figures/raw/us-10y'));
  expect(files).toEqual([path.basename(before.file)]);
  expect(existsSync(path.join(dataDir, 'figures', before.file))).toBe(true);
  expect(await standingUpdates(db())).toEqual([]);
});
