import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What may happen to data on its way from the target to a client. */
type Pass = (data: Buffer, client: Socket) => Promise<void> | void;

const SLOW = 1_000;

/** Network failures: what happens to the target's data. */
const FAULTS = {
  /** Each part is a second late. */
  delay: async (data, client) => {
    await wait(SLOW);
    client.write(data);
  },
  reset: (_, client) => void client.resetAndDestroy(),
  /** The connection ends in the middle of a response. */
  cut: (data, client) => void client.end(data.subarray(0, data.length / 2)),
  /** One byte a second. */
  trickle: async (data, client) => {
    for (const byte of data) {
      if (client.destroyed) return;
      client.write(Buffer.of(byte));
      await wait(SLOW);
    }
  },
  garbage: (_, client) => void client.end(Buffer.from('\u0000\u0001 not HTTP at all \r\n\r\n')),
  /** Nothing arrives, and the connection stays open. */
  blackhole: () => {},
} satisfies Record<string, Pass>;

export type TcpFault = keyof typeof FAULTS;
export const TCP_FAULTS = Object.keys(FAULTS) as TcpFault[];

/** A TCP relay to a port of this machine that can simulate network failures. */
export type TcpProxy = {
  port: number;
  cut: () => void;
  /** From now on this happens on open and new connections; null for none. */
  fail: (fault: TcpFault | null) => void;
  /** While true, nobody listens. */
  refuse: (isRefusing: boolean) => void;
  close: () => void;
};

export async function tcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let pass: Pass = plainly;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    client.on('data', (chunk) => {
      // Data that arrives meanwhile is lost, as on a network that drops packets.
      if (pass !== FAULTS.blackhole) upstream.write(chunk);
    });
    upstream.on('data', (chunk) => void pass(chunk, client));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutSockets = () => sockets.forEach((socket) => socket.destroy());
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: cutSockets,
    fail: (fault) => void (pass = fault ? FAULTS[fault] : plainly),
    refuse: (isRefusing) => {
      if (isRefusing) {
        server.close();
        cutSockets();
      } else if (!server.listening) server.listen(port, '127.0.0.1');
    },
    close: () => {
      cutSockets();
      server.close();
    },
  };
}

const plainly: Pass = (data, client) => void client.write(data);
