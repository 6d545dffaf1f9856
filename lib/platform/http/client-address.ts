import { env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/secret';

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

/** The /48 of a client that has an IPv6 address, as a key: one subscriber may have all of its 65,536 clients. */
export function networkKey(request: Request): string | undefined {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  // Written by the server in front as four groups and `::/64`.
  const [, network] = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/.exec(address) ?? [];
  return network && keyedHash('network', network).slice(0, 32);
}
