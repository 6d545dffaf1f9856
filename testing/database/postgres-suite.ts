// Runs before each suite of the project "postgres": gives it an empty database and sets DATABASE_URL.
import { Client } from 'pg';
import type * as Postgres from '@/lib/platform/db/postgres';

// Fifty writes at once on a busy machine wait longer for a connection than a visitor may; the limits of the
// site have tests of their own.
jest.mock('@/lib/platform/db/postgres', () => {
  const actual = jest.requireActual<typeof Postgres>('@/lib/platform/db/postgres');
  return {
    ...actual,
    postgresDialect: (url: string) => actual.postgresDialect(url, { unhurried: true }),
  };
});

const server = process.env.TEST_POSTGRES;

if (!server) Object.assign(globalThis, { test: test.skip, it: it.skip, describe: describe.skip });
else {
  // One for each worker, because to create and remove the files of thirty takes seconds.
  const name = `${process.env.TEST_DATABASE_PREFIX}_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
  process.env.NEXTAUTH_SECRET ||= 'a-secret-of-the-tests-of-32-characters';
  beforeAll(async () => {
    const isNew = await connected(server, async (client) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database "${name}" template template0`);
      return rowCount === 0;
    });
    if (isNew) return;
    await connected(url.href, async (client) => {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await client.query('drop schema public cascade; create schema public');
    });
  });
}

async function connected<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
