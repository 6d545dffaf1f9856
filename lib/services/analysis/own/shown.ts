import { randomUUID } from 'node:crypto';
import { onePerProcess } from '@/lib/platform/one-per-process';
import type { tables } from '@samvit/research';

/**
 * What the handler has for the page that Next renders as its response. It is handed over in memory, since a
 * header or a cookie holds no megabyte, and taken away when the page is there.
 */
const handedOver = onePerProcess('own-data-shown', () => new Map<string, tables.OwnResult>());

/** Names what is to be shown, in a cookie of a request that the site makes to itself. */
export const SHOWN_COOKIE = 'own-shown';

/** @returns the result of the call, which gets the name under which the page finds this */
export async function handingOver<Result>(
  shown: tables.OwnResult,
  call: (name: string) => Promise<Result>,
): Promise<Result> {
  const name = randomUUID();
  handedOver().set(name, shown);
  try {
    return await call(name);
  } finally {
    handedOver().delete(name);
  }
}

export const shownUnder = (name: string | undefined): tables.OwnResult | undefined =>
  name === undefined ? undefined : handedOver().get(name);

/** Under `next dev` there is no server in front, and a browser fetches the page itself, within this time. */
const HANDED_OVER_FOR = 300_000;

export function handOverForAWhile(shown: tables.OwnResult): string {
  const name = randomUUID();
  handedOver().set(name, shown);
  setTimeout(() => handedOver().delete(name), HANDED_OVER_FOR).unref();
  return name;
}
