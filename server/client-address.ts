import { isIPv4, isIPv6 } from 'node:net';

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
  const named = hops > 0 ? forwardedFor?.split(',').at(-hops) : undefined;
  return network(named ?? '') ?? network(remoteAddress ?? '') ?? 'unknown';
}

/**
 * The network of a client, from its {@link clientAddress}. For IPv6 it is the /48, because some subscribers
 * have one, with 65,536 clients in it. An IPv4 address is its own network.
 */
export function clientNetwork(client: string): string {
  return client.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');
}

/** The address, or the network that counts as one client; undefined if the text is no address. */
function network(text: string): string | undefined {
  const bare = withoutPort(text.trim());
  if (isIPv4(bare)) return bare;
  const address = bare.replace(/%.*$/, '');
  if (!isIPv6(address)) return undefined;
  const groups = ipv6Groups(address);
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

/** Proxies also write `1.2.3.4:5678` and `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  const bracketed = /^\[(.+)\](:\d+)?$/.exec(text);
  if (bracketed?.[1]) return bracketed[1];
  return text.replace(/^([\d.]+):\d+$/, '$1');
}

function ipv6Groups(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map(groupsOf);
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    const bytes = group.split('.').map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    return bytes.length === 4 ? [a * 256 + b, c * 256 + d] : [parseInt(group, 16)];
  });
}

/** A dual-stack socket shows IPv4 addresses as `::ffff:1.2.3.4`. */
function mappedIPv4(groups: number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

const hex = (group: number) => group.toString(16);
