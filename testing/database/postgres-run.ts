import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres, type PostgresServer } from './postgres-server';

let server: PostgresServer | undefined;

/**
 * Provides one PostgreSQL for a run of jest: the server in DATABASE_TEST_URL, else one that it starts.
 * Suites get its address from the environment and create a database each.
 */
export default async function setUp(): Promise<void> {
  process.env.TEST_DATABASE_PREFIX = `samvit_test_${randomBytes(4).toString('hex')}`;
  const serverUrl = process.env.DATABASE_TEST_URL;
  if (serverUrl) return void (process.env.TEST_POSTGRES = serverUrl);
  try {
    server = await startPostgres();
    process.env.TEST_POSTGRES = server.url();
  } catch (error) {
    console.warn(
      `\nSKIPPED: the tests on PostgreSQL, because there is none here. ${(error as Error).message}\n`,
    );
  }
}

export async function tearDown(): Promise<void> {
  if (server) await server.remove();
  else if (process.env.DATABASE_TEST_URL) await dropDatabases(process.env.DATABASE_TEST_URL);
}

/** On an existing server all databases of the run are removed. */
async function dropDatabases(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [`${process.env.TEST_DATABASE_PREFIX}%`],
  );
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  await client.end();
}
