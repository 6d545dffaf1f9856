import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP relay to a port of this machine that can simulate network failures. */
export type TcpProxy = {
  port: number;
  cut: () => void;
  /** While true, no data passes in either direction, on open and new connections. */
  hang: (isHanging: boolean) => void;
  close: () => void;
};

export async function tcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      // Data that arrived meanwhile is lost, as on a network that drops packets.
      from.on('data', (chunk) => void (isHanging || to.write(chunk)));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    hang: (now) => void (isHanging = now),
    close: () => {
      cut();
      server.close();
    },
  };
}
