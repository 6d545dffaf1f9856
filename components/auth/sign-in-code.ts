/** What a code is made of, said by the server: the shared schema would bring zod into the browser. */
export type CodeFormat = {
  length: number;
  /** Digits only, as this site makes them; an upstream may use letters. */
  digits: boolean;
};

/** A code as typed or pasted ("123 456", "123-456"), without what does not belong to it. */
export function cleanCode(typed: string, { length, digits }: CodeFormat): string {
  return typed.replace(digits ? /\D/g : /[^A-Za-z0-9]/g, '').slice(0, length);
}
