export type Values = Readonly<Record<string, string | number>>;

/**
 * How a language says things: its messages by their keys (`formats.units.USD`), and how it writes lists and
 * numbers.
 */
export interface Words {
  /** As BCP 47 names the language: `hi-IN`. */
  readonly lang: string;
  /** The language whose digit groups numbers without a currency have. */
  readonly numbers: string;
  /** A message with its values filled in. @throws when there is none, or a value is missing */
  text(key: string, values?: Values): string;
  has(key: string): boolean;
  /** Messages of one group as they are written, with `{values}`. */
  templates<Name extends string>(group: string, names: readonly Name[]): Readonly<Record<Name, string>>;
  /** @throws when a message needs a value that is none of these */
  requireValues(key: string, given: readonly string[]): void;
  /** `a, b and c`. */
  list(parts: readonly string[]): string;
}
