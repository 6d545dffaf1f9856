import ipaddr from 'ipaddr.js';
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

/** A client as keys: its own, and that of its network where that has many clients. */
export type ClientKeys = { client: string; network?: string | undefined };

/** What a network of many clients may do, as a multiple of what one of them may. */
export const CLIENTS_OF_NETWORK = 2;

export function clientKeys(request: Request): ClientKeys {
  return { client: clientKey(request), network: networkKey(request) };
}

/** The /48 of a client with an IPv6 address, as a key; undefined for any other. */
export function networkKey(request: Request): string | undefined {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  const network = clientNetwork(address);
  return network === address ? undefined : keyedHash('network', network).slice(0, 32);
}

/**
 * The network of a client, from the address in {@link CLIENT_ADDRESS_HEADER}. For IPv6, where that is a /64,
 * it is the /48, because one subscriber may have all of its 65,536 clients. An IPv4 address is its own network.
 */
export function clientNetwork(address: string): string {
  return address.endsWith('/64') ? ipv6Block(address.slice(0, -'/64'.length), 48) : address;
}

/** The block of IPv6 addresses that share their first `bits`, in CIDR notation. */
export function ipv6Block(address: string, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

/**
 * The network of a request, shortened so that it names no household: 203.0.113.x, and of IPv6 the /48. Null if the
 * address is not known.
 */
export function shortNetwork(request: Request): string | null {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  const [bare = ''] = address.split('/');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare.replace(/\d+$/, 'x');
  return ipaddr.IPv6.isValid(bare) ? ipv6Block(bare, 48) : null;
}
