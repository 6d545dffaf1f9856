import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { purgeExpired } from '@/lib/services/purging';
import { logSignIn } from './sign-in-log';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
beforeEach(() => void jest.spyOn(log, 'info').mockImplementation());
afterEach(() => void (env().TRAFFIC_RECORDS_DAYS = undefined));

const stored = () => db().selectFrom('traffic_records').select(['event', 'email', 'channel']).execute();
const asha = { email: 'asha@example.com', channel: 'browser' } as const;

test('without the setting nothing is stored', async () => {
  await logSignIn('Signed in', asha);
  expect(await stored()).toEqual([]);
});

test('with it each event is stored with its address for so many days', async () => {
  env().TRAFFIC_RECORDS_DAYS = 365;
  await logSignIn('Signed in', asha);
  await logSignIn('Signed out', { email: asha.email });
  expect(await stored()).toEqual([
    { event: 'Signed in', ...asha },
    { event: 'Signed out', email: asha.email, channel: null },
  ]);
  await purgeExpired(db(), () => Date.now() + 364 * DAY);
  expect(await stored()).toHaveLength(2);
  await purgeExpired(db(), () => Date.now() + 366 * DAY);
  expect(await stored()).toEqual([]);
});

test('rows are deleted when the setting is removed', async () => {
  env().TRAFFIC_RECORDS_DAYS = 365;
  await logSignIn('Signed in', asha);
  env().TRAFFIC_RECORDS_DAYS = undefined;
  await purgeExpired(db());
  expect(await stored()).toEqual([]);
});

test('an event that cannot be stored stops no sign-in, and says so', async () => {
  env().TRAFFIC_RECORDS_DAYS = 1;
  const error = jest.spyOn(log, 'error').mockImplementation();
  await db().schema.alterTable('traffic_records').renameTo('away').execute();
  await logSignIn('Signed in', asha);
  expect(error).toHaveBeenCalledWith(expect.anything(), 'A record of traffic could not be stored');
  await db().schema.alterTable('away').renameTo('traffic_records').execute();
});
