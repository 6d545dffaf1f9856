// Runs before each suite of the project "postgres": creates a database for it and sets DATABASE_URL.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

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
