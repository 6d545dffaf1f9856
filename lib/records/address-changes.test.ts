import { DAY } from '@/lib/platform/clock';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { userIdOf } from './accounts';
import { changeAddress, readAddressChange, UNDO_LIFE, undoAddressChange } from './address-changes';
import { closeDb, db } from './database';
import { declareAdult, readDeclaration } from './declarations';
import { deleteAccountRecords, deleteAgain } from './deletions';
import { migrate } from './migrate';
import { nameNominee, nomineeOf } from './nominees';
import { exportPerson } from './people';
import { createSession, openSessions } from './sessions';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

let people = 0;
/** Somebody with an account, and two addresses of a thief. */
async function someone() {
  const email = `asha-${(people += 1)}@example.com`;
  const owner = { id: await userIdOf(db(), email), email };
  await signIn(owner);
  await declareAdult(db(), email, '2.0');
  await nameNominee(db(), owner, { name: 'Ravi', contact: 'r', relation: 'brother' });
  const [thief, bystander] = [`thief-${people}@example.com`, `other-${people}@example.com`];
  return { ...owner, thief, other: bystander };
}
const signIn = (user: { id: string; email: string }) =>
  createSession(db(), { user: { ...user, name: null }, token: 'none' });
async function move({ id, email }: { id: string; email: string }, to: string, now = Date.now()) {
  const token = await changeAddress(db(), { id, email }, to, () => now);
  if (token === null) throw new Error('There is an account at the new address');
  return token;
}

test('an account goes back to the address before with all that it has, signed out, once', async () => {
  const { id, email, thief } = await someone();
  const token = await move({ id, email }, thief);
  expect(await readAddressChange(db(), token)).toMatchObject({ from: email, present: thief });
  const undone = await Promise.all([1, 2, 3].map(() => undoAddressChange(db(), token)));
  expect(undone.filter((one) => one !== null)).toHaveLength(1);
  expect(await userIdOf(db(), email)).toBe(id);
  expect(await readDeclaration(db(), email)).not.toBeNull();
  expect(await nomineeOf(db(), email)).toMatchObject({ name: 'Ravi' });
  expect([await openSessions(db(), email), await openSessions(db(), thief)]).toEqual([[], []]);
  expect(Object.values(await exportPerson(db(), thief)).flat()).toEqual([]);
  expect(await readAddressChange(db(), token)).toBeNull();
});

test('it goes back wherever it has moved since, and those changes cannot be undone any more', async () => {
  const { id, email, thief, other } = await someone();
  const mine = await move({ id, email }, thief, 1_000);
  const theirs = await move({ id, email: thief }, other, 2_000);
  const at = () => 3_000;
  expect(await undoAddressChange(db(), mine, at)).toMatchObject({ from: email, present: other });
  expect(await undoAddressChange(db(), theirs, at)).toBeNull();
  expect(await userIdOf(db(), email)).toBe(id);
});

test('an account that was made at the address meanwhile gives way', async () => {
  const { id, email, thief } = await someone();
  const token = await move({ id, email }, thief);
  const later = { id: await userIdOf(db(), email), email };
  await signIn(later);
  await nameNominee(db(), later, { name: 'Nobody', contact: 'n', relation: 'none' });
  expect(await undoAddressChange(db(), token)).not.toBeNull();
  expect(await userIdOf(db(), email)).toBe(id);
  expect(await nomineeOf(db(), email)).toMatchObject({ name: 'Ravi' });
  expect(await openSessions(db(), email)).toEqual([]);
});

test('deleting such an account in between leaves the way back', async () => {
  const { id, email, thief } = await someone();
  const token = await move({ id, email }, thief);
  const later = { id: await userIdOf(db(), email), email };
  await signIn(later);
  await deleteAccountRecords(db(), later);
  expect(await undoAddressChange(db(), token)).not.toBeNull();
  expect(await userIdOf(db(), email)).toBe(id);
});

test('an account at the address is not deleted again after a restore for the one that was deleted there', async () => {
  const { id, email, thief } = await someone();
  const token = await move({ id, email }, thief);
  const later = { id: await userIdOf(db(), email), email };
  await signIn(later);
  await deleteAccountRecords(db(), later);
  await undoAddressChange(db(), token);
  await db()
    .transaction()
    .execute((trx) => deleteAgain(trx, Date.now()));
  expect(await userIdOf(db(), email)).toBe(id);
  expect(await nomineeOf(db(), email)).toMatchObject({ name: 'Ravi' });
});

test('it is possible for seven days, and not after the account is deleted or is back by itself', async () => {
  const [late, gone, back] = [await someone(), await someone(), await someone()];
  const now = Date.now();
  const token = await move(late, late.thief, now);
  expect(await readAddressChange(db(), token, () => now + UNDO_LIFE - 1)).not.toBeNull();
  expect(UNDO_LIFE).toBe(7 * DAY);
  expect(await undoAddressChange(db(), token, () => now + UNDO_LIFE)).toBeNull();

  const ofDeleted = await move(gone, gone.thief);
  await deleteAccountRecords(db(), { id: gone.id, email: gone.thief });
  expect(await undoAddressChange(db(), ofDeleted)).toBeNull();
  expect(await exportPerson(db(), gone.email)).toMatchObject({ 'an account that moved from here': [] });

  const ofMoved = await move(back, back.thief);
  await move({ id: back.id, email: back.thief }, back.email);
  expect(await undoAddressChange(db(), ofMoved)).toBeNull();
  expect(await userIdOf(db(), back.email)).toBe(back.id);
  expect(await openSessions(db(), back.email)).toHaveLength(1);
});

test('only the hash of the token is stored', async () => {
  const { id, email, thief } = await someone();
  const token = await move({ id, email }, thief);
  expect(JSON.stringify(await db().selectFrom('address_changes').selectAll().execute())).not.toContain(token);
});
