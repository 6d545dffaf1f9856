import { env } from '@/lib/env';
import { keyedHash } from '@/lib/secret';

/**
 * Set by the server in front of Next from the socket and the trusted hops; what a client sends under this name is
 * removed there. Under `next dev` nobody sets it.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Who asks, as a key for limits and counts: a keyed hash of the client's address, never the address itself. */
export function clientKey(request: Request): string {
  const address =
    request.headers.get(CLIENT_ADDRESS_HEADER) ?? (env().NODE_ENV === 'production' ? 'unknown' : 'local');
  return keyedHash('client', address).slice(0, 32);
}
