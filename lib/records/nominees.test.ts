import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { deleteAccountRecords } from './accounts';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { nameNominee, nomineeOf, removeNominee } from './nominees';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const EMAIL = 'asha@example.com';
const ravi = { name: 'Ravi', contact: '+91 98', relation: 'brother' };

test('a person has one nominee, whom they change and remove', async () => {
  await nameNominee(db(), EMAIL, ravi, () => 1);
  await nameNominee(db(), EMAIL, { ...ravi, name: 'Meera', relation: 'sister' }, () => 2);
  expect(await nomineeOf(db(), EMAIL)).toEqual({
    ...{ email: EMAIL, name: 'Meera', contact: '+91 98', relation: 'sister', named_at: 2 },
  });
  await removeNominee(db(), EMAIL);
  expect(await nomineeOf(db(), EMAIL)).toBeUndefined();
});

test('the nominee goes with the account', async () => {
  await nameNominee(db(), EMAIL, ravi);
  await nameNominee(db(), 'other@example.com', ravi);
  await deleteAccountRecords(db(), EMAIL);
  expect(await nomineeOf(db(), EMAIL)).toBeUndefined();
  expect(await nomineeOf(db(), 'other@example.com')).toBeDefined();
});
