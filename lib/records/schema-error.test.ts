import { sql, type Kysely } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { errorFields } from '@/lib/platform/log';
import { closeDb, db } from '@/lib/records/database';
import { schemaProblem } from '@/lib/platform/schema-error';

freshDataDir();
beforeAll(() => sql`create table notes_of_a_test (id text primary key)`.execute(db()));
afterAll(async () => {
  await sql`drop table notes_of_a_test`.execute(db());
  await closeDb();
});

const tables = () => db() as unknown as Kysely<Record<string, Record<string, string>>>;

test.each([
  ['table saved_things', () => tables().selectFrom('saved_things').selectAll().execute()],
  ['column label', () => tables().selectFrom('notes_of_a_test').select('label').execute()],
  [
    'column notes_of_a_test.label',
    () => tables().insertInto('notes_of_a_test').values({ label: 'x' }).execute(),
  ],
])('the log names the %s that a database of another version lacks, and what to do', async (name, ask) => {
  const error: unknown = await ask().catch((one: unknown) => one);
  const sentence = new RegExp(`^The database lacks ${name}: .*npm run dev.* migrates it\\.$`);
  expect(errorFields(error).problem).toMatch(sentence);
});

test('any other error, and words that a person wrote, are none of the schema', () => {
  expect(schemaProblem(new Error('no such table: x'))).toBeUndefined();
  expect(
    errorFields(Object.assign(new Error('near "x": no such table: y'), { code: 'SQLITE_ERROR' })),
  ).not.toHaveProperty('problem');
});
