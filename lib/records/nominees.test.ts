import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { deleteAccountRecords } from './deletions';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { nameNominee, nomineeOf, removeNominee } from './nominees';
import { createSession } from './sessions';

freshDataDir();
const EMAIL = 'asha@example.com';
const asha = { id: 'u1', email: EMAIL };
const stranger = { id: 'u2', email: 'other@example.com' };

beforeAll(async () => {
  await migrate();
  for (const user of [asha, stranger])
    await createSession(db(), { user: { ...user, name: null }, token: 'none' });
});
afterAll(closeDb);

const ravi = { name: 'Ravi', contact: '+91 98', relation: 'brother' };

test('a person has one nominee, whom they change and remove', async () => {
  await nameNominee(db(), asha, ravi, () => 1);
  await nameNominee(db(), asha, { ...ravi, name: 'Meera', relation: 'sister' }, () => 2);
  expect(await nomineeOf(db(), EMAIL)).toEqual({
    ...{ email: EMAIL, name: 'Meera', contact: '+91 98', relation: 'sister', named_at: 2 },
  });
  await removeNominee(db(), EMAIL);
  expect(await nomineeOf(db(), EMAIL)).toBeUndefined();
});

test('the nominee goes with the account', async () => {
  await nameNominee(db(), asha, ravi);
  await nameNominee(db(), stranger, ravi);
  await deleteAccountRecords(db(), asha);
  expect(await nomineeOf(db(), EMAIL)).toBeUndefined();
  expect(await nomineeOf(db(), 'other@example.com')).toBeDefined();
});
