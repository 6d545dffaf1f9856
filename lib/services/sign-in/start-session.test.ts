import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { log } from '@/lib/platform/log';
import { changeAddress } from '@/lib/records/address-changes';
import { deleteAccountRecords } from '@/lib/records/deletions';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { createSession } from '@/lib/records/sessions';
import { startSession } from './start-session';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
jest.spyOn(log, 'info').mockImplementation();

const request = new Request('http://site/');

async function someone(email: string) {
  const user = { id: `u-${email}`, email, name: null };
  await db()
    .insertInto('users')
    .values({ ...user, created_at: 0 })
    .execute();
  await createSession(db(), { user, token: 'p' });
  return user;
}

test.each([
  ['deleted', (user: { id: string; email: string }) => deleteAccountRecords(db(), user)],
  ['moved', (user: { id: string; email: string }) => changeAddress(db(), user, `new-${user.email}`)],
])('a session is of an account, also when it was %s at the same time', async (how, end) => {
  for (let round = 0; round < 12; round += 1) {
    const user = await someone(`${how}-${round}@example.com`);
    const signIn = () =>
      startSession(request, { user, token: 'p' }, { channel: 'browser', known: true, replaced: undefined });
    await Promise.all(round % 2 ? [end(user), signIn()] : [signIn(), end(user)]);
    const sessions = await db()
      .selectFrom('sessions')
      .select(['user_id', 'email'])
      .where('email', 'in', [user.email, `new-${user.email}`])
      .execute();
    for (const { user_id, email } of sessions) {
      const account = await db().selectFrom('users').select('id').where('email', '=', email).execute();
      expect(account).toEqual([{ id: user_id }]);
    }
  }
});
