import { type Kysely, type Migration, type TableMetadata } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from '@/lib/records/database';
import { MIGRATIONS } from '.';

// A release runs on the schema of the next ones, so that a rollback needs no other database: a migration only
// adds. What nothing reads any more is removed four releases later, when no kept release reads it either.

freshDataDir();
afterAll(closeDb);

/** The last migration before there were releases. */
const BEFORE_RELEASES = '0004-views-by-day';

/** Migrations that remove what no kept release reads, with the version that read it last. */
const REMOVE_UNUSED: Record<string, string> = {};

type Tables = Map<string, TableMetadata['columns']>;

async function tablesOf(database: Kysely<never>): Promise<Tables> {
  const tables = await database.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

/** What would break a release that knows only the first schema. */
function breaks(before: Tables, after: Tables): string[] {
  return [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (!now) return [`${table} was removed`];
    const changed = columns.filter((column) => {
      const same = now.find(({ name }) => name === column.name);
      return !same || same.dataType !== column.dataType || (column.isNullable && !same.isNullable);
    });
    const required = now.filter(
      ({ name, isNullable, hasDefaultValue }) =>
        !isNullable && !hasDefaultValue && !columns.some((column) => column.name === name),
    );
    return [
      ...changed.map(({ name }) => `${table}.${name} was removed or changed`),
      ...required.map(({ name }) => `${table}.${name} is required, and the release before does not write it`),
    ];
  });
}

async function breaksOf({ up }: Migration): Promise<string[]> {
  const database = db() as unknown as Kysely<never>;
  const before = await tablesOf(database);
  await up(database);
  return breaks(before, await tablesOf(database));
}

test('the release before runs on the schema of each migration', async () => {
  for (const [name, migration] of Object.entries(MIGRATIONS)) {
    const breaks = await breaksOf(migration);
    if (name > BEFORE_RELEASES && !(name in REMOVE_UNUSED)) expect([name, breaks]).toEqual([name, []]);
  }
  const change = (up: Migration['up']) => breaksOf({ up });
  expect(await change((d) => d.schema.alterTable('users').addColumn('a', 'text').execute())).toEqual([]);
  expect(await change((d) => d.schema.createTable('b').addColumn('id', 'text').execute())).toEqual([]);
  expect(await change((d) => d.schema.alterTable('users').dropColumn('a').execute())).toEqual([
    'users.a was removed or changed',
  ]);
  expect(
    await change((d) => d.schema.createTable('c').addColumn('id', 'text').addColumn('n', 'text').execute()),
  ).toEqual([]);
  expect(await change((d) => d.schema.alterTable('c').renameColumn('n', 'm').execute())).toEqual([
    'c.n was removed or changed',
  ]);
  expect(await change((d) => d.schema.dropTable('c').execute())).toEqual(['c was removed']);
});
