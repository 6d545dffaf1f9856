/**
 * The format of a code, passed by the server: importing the shared schema would add zod to the browser's
 * bundle.
 */
export type CodeFormat = {
  length: number;
  /** Digits only, as this site creates them; an upstream may use letters. */
  digits: boolean;
};

/** A code as typed or pasted ("123 456", "123-456"), reduced to its own characters. */
export function cleanCode(typed: string, { length, digits }: CodeFormat): string {
  return typed.replace(digits ? /\D/g : /[^A-Za-z0-9]/g, '').slice(0, length);
}
