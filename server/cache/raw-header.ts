import type { IncomingMessage } from 'node:http';

/**
 * One header of a request as received; the first if there are several. Node builds its map of all headers
 * on first use, which costs as much as the rest of sending a page from memory.
 * @param name in lower case
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const found = rawHeaders[i];
    if (found?.length === name.length && found.toLowerCase() === name) return rawHeaders[i + 1];
  }
  return undefined;
}
