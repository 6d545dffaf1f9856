// Runs before each suite of the project "postgres": creates a database for it and sets DATABASE_URL.
import { randomBytes } from 'node:crypto';
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
  const name = `${process.env.TEST_DATABASE_PREFIX}_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
  process.env.NEXTAUTH_SECRET ||= 'a-secret-of-the-tests-of-32-characters';
  beforeAll(async () => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`create database "${name}" template template0`);
    await client.end();
  });
}
