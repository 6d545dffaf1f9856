/** The value of a key in a table. Names that every object has, such as `constructor`, are in none. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
