/** What an error says is missing, in SQLite's words and in those of PostgreSQL. */
const MISSING: [pattern: RegExp, place: (first: string, second: string) => string][] = [
  [/^no such table: (?:main\.)?(\w+)/, (table) => `table ${table}`],
  [/^no such column: "?([\w.]+)"?/, (column) => `column ${column}`],
  [/^table (\w+) has no column named (\w+)/, (table, column) => `column ${table}.${column}`],
  [/^relation "(\w+)" does not exist/, (table) => `table ${table}`],
  [/^column "(\w+)" of relation "(\w+)" does not exist/, (column, table) => `column ${table}.${column}`],
  [/^column "?([\w.]+)"? does not exist/, (column) => `column ${column}`],
];

/**
 * The sentence for a database that has the schema of another version, with the table or the column that it
 * lacks; undefined for any other error.
 */
export function schemaProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  for (const [pattern, place] of MISSING) {
    const [whole, first = '', second = ''] = pattern.exec(error.message) ?? [];
    if (whole !== undefined)
      return (
        `The database lacks ${place(first, second)}: it is not up to date with this code. Start again ` +
        '(npm start or npm run dev), which migrates it.'
      );
  }
  return undefined;
}
