import { env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/secret';

/**
 * Set by the server in front of Next from the socket and the trusted hops; that server removes the header
 * when a client sends it. Under `next dev` it is not set.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The client as a key for limits and counts: a keyed hash of its address, never the address itself. */
export function clientKey(request: Request): string {
  const address =
    request.headers.get(CLIENT_ADDRESS_HEADER) ?? (env().NODE_ENV === 'production' ? 'unknown' : 'local');
  return keyedHash('client', address).slice(0, 32);
}

/**
 * The /48 of a client with an IPv6 address, as a key: one subscriber may control all of its 65,536 clients.
 */
export function networkKey(request: Request): string | undefined {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  // The server in front writes the address as four groups and `::/64`.
  const [, network] = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/.exec(address) ?? [];
  return network && keyedHash('network', network).slice(0, 32);
}
