import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { setName } from './accounts';
import { changeAddress } from './address-changes';
import { deleteAccountRecords } from './deletions';
import { giveConsent, withdrawConsent } from './consents';
import { closeDb, db } from './database';
import { declareAdult } from './declarations';
import { markRead, switchFeedKeys, wishFor } from './feed-choices';
import { migrate } from './migrate';
import { nameNominee } from './nominees';
import type { Writer } from './own-records';
import { storeOwnSeries } from './own-series';
import { saveItem } from './saved-items';
import { createSession } from './sessions';
import { shareInsight, sharedBy } from './shared-insights';

// What a person writes in the account while it is deleted, moved or closed: both at once, many times, in both orders.

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const ROUNDS = 12;
const isInForce = () => true;
const series = { id: 'own.a', name: 'a', unit: 'INR', kind: 'price', observed: 'close', rows: [] };
const item = { kind: 'insight', item: 'w', locale: 'en', sentence: 's', figure: null, edition: 'e' } as const;

const WRITES: Record<string, (writer: Writer) => Promise<unknown>> = {
  'a nominee': (writer) => nameNominee(db(), writer, { name: 'Ravi', contact: 'r', relation: 'brother' }),
  'a declaration': (writer) =>
    giveConsent(db(), writer, {
      texts: [{ kind: 'age', version: null, sha256: 'a' }],
      isInForce: () => false,
    }),
  'a link': (writer) => shareInsight(db(), writer, { insight: 'w', isInForce }),
  'a saved item': (writer) => saveItem(db(), writer, { ...item, name: '', note: '' }),
  'own series': (writer) => storeOwnSeries(db(), writer, [series]),
  'a name': (writer) => setName(db(), writer, 'Asha'),
  'a wish': (writer) => wishFor(db(), writer, new Map([['gold-usd-oz', 'more']])),
  'a read mark': (writer) => markRead(db(), writer.id, 'w'),
  'a setting': (writer) => switchFeedKeys(db(), writer, false),
  'a withdrawal': (writer) => withdrawConsent(db(), writer),
};

let people = 0;
async function someone(): Promise<Writer> {
  const id = `u${(people += 1)}`;
  const user = { id, email: `${id}@example.com` };
  await db()
    .insertInto('users')
    .values({ ...user, created_at: 0, name: null })
    .execute();
  await createSession(db(), { user: { ...user, name: null }, token: 'none' });
  await declareAdult(db(), user.email, '2.0');
  return user;
}

/** The tables with rows of a person, but for counters of limits, which a deletion leaves. */
async function tablesOf({ id, email }: Writer): Promise<string[]> {
  const tables = await db().introspection.getTables();
  const holds = async ({ name, columns }: (typeof tables)[number]) => {
    const conditions = columns.flatMap((column) => {
      if (column.name === 'email') return [sql`email = ${email}`];
      return column.name === 'user_id' ? [sql`user_id = ${id}`] : [];
    });
    if (conditions.length === 0) return false;
    const { rows } =
      await sql`select 1 from ${sql.table(name)} where ${sql.join(conditions, sql` or `)}`.execute(db());
    return rows.length > 0;
  };
  const held = await Promise.all(tables.map(holds));
  return tables.filter((_, i) => held[i]).map(({ name }) => name);
}

/** Runs two pieces of work at once, in turn the one and the other first. */
async function atOnce<A, B>(round: number, one: () => Promise<A>, two: () => Promise<B>) {
  if (round % 2 === 0) return Promise.allSettled([one(), two()]);
  const [second, first] = await Promise.allSettled([two(), one()]);
  return [first, second] as const;
}

test.each(Object.entries(WRITES))('a deletion leaves nothing beside %s', async (_, write) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = await someone();
    const [deletion] = await atOnce(
      round,
      () => deleteAccountRecords(db(), user),
      () => write(user),
    );
    expect([deletion.status, await tablesOf(user)]).toEqual(['fulfilled', []]);
  }
});

test.each(Object.entries(WRITES))('another address leaves nothing behind beside %s', async (_, write) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = await someone();
    const to = `new-${user.email}`;
    const [change] = await atOnce(
      round,
      () => changeAddress(db(), user, to),
      () => write(user),
    );
    expect(change).toMatchObject({ value: expect.any(String) });
    // The one row that names the address of before.
    expect(await tablesOf({ id: 'nobody', email: user.email })).toEqual(['address_changes']);
  }
});

test('a deletion and another address: one of them is done, wholly', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = await someone();
    const to = `new-${user.email}`;
    const [deletion, change] = await atOnce(
      round,
      // The other begins with a look at the tables: every second time the deletion begins after that.
      async () => {
        if (round % 2 === 1) await db().introspection.getTables();
        return deleteAccountRecords(db(), user);
      },
      () => changeAddress(db(), user, to),
    );
    expect([deletion.status, change.status].sort()).toEqual(['fulfilled', 'rejected']);
    const isMoved = change.status === 'fulfilled';
    expect(await tablesOf({ ...user, id: 'nobody' })).toEqual(isMoved ? ['address_changes'] : []);
    const moved = ['address_changes', 'declarations', 'sessions', 'users'];
    expect((await tablesOf({ ...user, email: to })).sort()).toEqual(isMoved ? moved : []);
  }
});

test('two people who move to one address at once: one gets it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [await someone(), await someone()];
    const to = `shared-${round}@example.com`;
    const moves = await Promise.allSettled([changeAddress(db(), one, to), changeAddress(db(), two, to)]);
    expect(moves.filter((move) => move.status === 'fulfilled' && move.value !== null)).toHaveLength(1);
  }
});

test('a withdrawal leaves no link open that is made at the same time', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = await someone();
    const [withdrawal] = await atOnce(
      round,
      () => withdrawConsent(db(), user),
      () => shareInsight(db(), user, { insight: 'w', isInForce }),
    );
    expect([withdrawal.status, await sharedBy(db(), user.id)]).toEqual(['fulfilled', []]);
  }
});
