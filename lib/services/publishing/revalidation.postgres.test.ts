import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { log } from '@/lib/platform/log';
import { closeDb, db } from '@/lib/records/database';
import { announceRevalidation, hearRevalidations, type Revalidation } from './revalidation';

freshDataDir();
process.env.REVALIDATE_SECRET = 'a-secret-of-the-tests-of-32-characters';
jest.spyOn(log, 'warn').mockImplementation();
afterAll(closeDb);

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a notification arrives; after a lost connection all that may have been missed is revalidated', async () => {
  const heard: Revalidation[] = [];
  const stop = hearRevalidations((revalidation) => heard.push(revalidation));
  const path = '/blogs/a-post';
  while (!heard.some((one) => 'path' in one)) {
    await announceRevalidation({ path });
    await turn();
  }
  await sql`select pg_notify('samvit_revalidate', 'nothing of ours')`.execute(db());
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'samvit listener' and datname = current_database()`.execute(db());
  while (!heard.some((one) => 'tag' in one)) await turn();
  heard.length = 0;
  await announceRevalidation({ path });
  while (heard.length === 0) await turn();
  expect(heard).toEqual([{ path }]);
  await stop();
});
