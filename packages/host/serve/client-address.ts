import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ipv6Block } from '@/lib/platform/http/client-address';
import { log } from '@/lib/platform/log';

type Hop = {
  /** Address of the other end of the socket. */
  remoteAddress: string | undefined;
  /** The X-Forwarded-For header as received; any client can send one. */
  forwardedFor: string | undefined;
  /**
   * How many trusted proxies are in front of the site. Each appends the address of its client on the right.
   */
  hops: number;
};

/**
 * The address of the client: what the outermost trusted proxy appended, or the socket's address if there is
 * no proxy. What a client writes into the header itself is further left and is never read. IPv6 is cut to
 * its /64, because one subscriber has all of it.
 */
export function clientAddress({ remoteAddress, forwardedFor, hops }: Hop): string {
  const forwarded = hops > 0 ? forwardedFor?.split(',').at(-hops) : undefined;
  return network(forwarded ?? '') ?? network(remoteAddress ?? '') ?? 'unknown';
}

/** Returns a function that reads the client's address from a request. @param hops trusted proxies in front */
export function requestClient(hops: number): (request: IncomingMessage) => string {
  const noteForwardedFor = forwardedForNotice(hops);
  return ({ headers, socket: { remoteAddress } }) => {
    const forwardedFor = headers['x-forwarded-for']?.toString();
    noteForwardedFor(forwardedFor);
    return clientAddress({ remoteAddress, forwardedFor, hops });
  };
}

/** The address, or the network that counts as one client; undefined if the text is no address. */
function network(text: string): string | undefined {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '');
  // ipaddr.js alone would also read `127.1` and octal numbers.
  if (!isIP(bare)) return undefined;
  // A dual-stack socket shows IPv4 addresses as `::ffff:1.2.3.4`; `process` makes them IPv4 again.
  const address = ipaddr.process(bare).toString();
  return ipaddr.IPv4.isValid(address) ? address : ipv6Block(address, 64);
}

/** Proxies also write `1.2.3.4:5678` and `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  return text.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

/**
 * Returns a function that logs once, when a proxy seems to be in front but the setting is missing: then all
 * visitors count as one client and share its limits.
 * @param hops the setting
 */
export function forwardedForNotice(hops: number): (forwardedFor: string | undefined) => void {
  let isSaid = hops > 0;
  return (forwardedFor) => {
    if (isSaid || forwardedFor === undefined) return;
    isSaid = true;
    log.warn(
      'Requests come with X-Forwarded-For, which is not believed: if a proxy of yours stands in front, ' +
        'set TRUSTED_PROXY_HOPS to the number of them, or all visitors count as one.',
    );
  };
}
