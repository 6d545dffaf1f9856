import { Kysely, sql } from 'kysely';
import { startPostgres, type PostgresServer } from '@/testing/database/postgres-server';
import { tcpProxy, type TcpProxy } from '@/testing/servers/tcp-proxy';
import { log } from '@/lib/platform/log';
import { checkPostgres, postgresDialect } from './postgres';
import { databaseProblem } from './problem';
import { isStorageError } from './storage-error';

// With the limits of the site, which other suites on PostgreSQL have not.
jest.unmock('./postgres');

type Tables = { notes: { id: number } };

let server: PostgresServer;
let proxy: TcpProxy;
let db: Kysely<Tables>;
/** No line may contain the address of the server. */
const warned = jest.spyOn(log, 'warn').mockImplementation();

beforeAll(async () => {
  server = await startPostgres();
  proxy = await tcpProxy(server.port);
  db = new Kysely<Tables>({
    dialect: postgresDialect(server.url().replace(`:${server.port}`, `:${proxy.port}`)),
  });
  await sql`create table notes (id bigint primary key)`.execute(db);
});
beforeEach(async () => {
  await untilBack();
  await sql`truncate notes`.execute(db);
});
afterEach(() => expect(JSON.stringify(warned.mock.calls)).not.toMatch(/127\.0\.0\.1|samvit@/));
afterAll(async () => {
  await db.destroy();
  proxy.close();
  await server.remove();
});

const write = (id: number) => db.insertInto('notes').values({ id }).execute();
const ids = async () =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Ends every connection but its own. */
async function endBackends(): Promise<void> {
  const secondDb = new Kysely<Tables>({ dialect: postgresDialect(server.url()) });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(secondDb);
  await secondDb.destroy();
}

/** Waits until the database responds again. */
async function untilBack(): Promise<void> {
  while (await failure(ids()));
}

test('ended backends fail their current transaction, and nothing else', async () => {
  await Promise.all([1, 2, 3].map(write));
  const error = await failure(
    db.transaction().execute(async (trx) => {
      await trx.insertInto('notes').values({ id: 4 }).execute();
      await endBackends();
      await trx.insertInto('notes').values({ id: 5 }).execute();
    }),
  );
  expect(isStorageError(error)).toBe(true);
  await untilBack();
  expect(await ids()).toEqual([1, 2, 3]);
});

test.each(['fast', 'immediate'] as const)(
  'a server that stops (%s) and starts again loses nothing that was acknowledged',
  async (how) => {
    await write(1);
    await server.stop(how);
    const error = await failure(write(2));
    expect(isStorageError(error)).toBe(true);
    await server.start();
    await untilBack();
    await write(3);
    expect(await ids()).toEqual([1, 3]);
  },
);

test('lost connections and a silent network fail as storage errors, and later queries succeed', async () => {
  proxy.cut();
  await untilBack();
  proxy.fail('blackhole');
  const inside = db.transaction().execute((trx) => trx.insertInto('notes').values({ id: 9 }).execute());
  for (const error of await Promise.all([ids(), inside].map(failure)))
    expect(error).toMatchObject({ code: 'POSTGRES_UNREACHABLE' });
  proxy.fail(null);
  await untilBack();
  expect(await ids()).not.toContain(9);
});

test('a busy process takes no answer for a late one, of a query or of a new connection', async () => {
  const beBusy = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const failures = failure(ids());
  await turn();
  beBusy(3_500);
  expect(await failures).toBeUndefined();

  const fresh = new Kysely<Tables>({ dialect: postgresDialect(server.url()) });
  const connecting = failure(fresh.selectFrom('notes').select('id').execute());
  for (let i = 0; i < 4; i += 1) {
    await turn();
    beBusy(1_200);
  }
  expect(await connecting).toBeUndefined();
  await fresh.destroy();
});

test('the server ends a statement that takes too long, and a query without a connection fails', async () => {
  const sleep = () => sql`select pg_sleep(60)`.execute(db);
  const errors = await Promise.all(Array.from({ length: 11 }, () => failure(sleep())));
  expect(errors.every(isStorageError)).toBe(true);
  for (const code of ['57014', 'POSTGRES_UNREACHABLE'])
    expect(errors).toContainEqual(expect.objectContaining({ code }));
  expect(await failure(ids())).toBeUndefined();
});

test('an error of a query itself is no storage error, and its connection remains usable', async () => {
  const error = await failure(sql`select nonsense`.execute(db));
  expect(error).toMatchObject({ code: '42703' });
  expect(isStorageError(error)).toBe(false);
});

describe("the operator's message", () => {
  async function told(change: (url: URL) => void, prepare?: string): Promise<string | undefined> {
    const url = new URL(server.url('told'));
    url.password = 'a-password';
    change(url);
    await sql`drop database if exists told`.execute(db);
    await sql`create database told`.execute(db);
    if (prepare) await sql.raw(prepare).execute(db);
    const client = new Kysely<Tables>({ dialect: postgresDialect(url.href) });
    const error = await failure(checkPostgres(client));
    await client.destroy();
    return error === undefined ? undefined : databaseProblem('site.db', error);
  }

  test.each<[string, (url: URL) => void, string]>([
    ['refuses the user', (url) => (url.username = 'nobody'), ''],
    ['has no such database', (url) => (url.pathname = '/other'), ''],
    ['cannot be reached', (url) => (url.port = '1'), ''],
    ['cannot be reached', (url) => (url.hostname = 'nowhere.invalid'), ''],
    ['can only be read', () => {}, 'alter database told set default_transaction_read_only = on'],
    ['gives its user too few rights', () => {}, 'alter database told set search_path = nowhere'],
  ])('%s', async (words, change, prepare) => {
    const sentence = (await told(change, prepare)) ?? '';
    expect(sentence).toMatch(new RegExp(`^The PostgreSQL of DATABASE_URL ${words}.*DATABASE_URL|user`));
    expect(sentence).not.toMatch(/a-password|127\.0\.0\.1|nowhere/);
  });

  test('is empty for a usable database', async () => {
    expect(await told(() => {})).toBeUndefined();
  });
});

test('the loss of an idle connection is in the log', async () => {
  await endBackends();
  while (warned.mock.calls.length === 0) await new Promise(setImmediate);
});
