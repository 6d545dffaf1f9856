import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeUpstream = {
  url: string;
  requests: IncomingMessage[];
  answer: (listener: RequestListener) => void;
  close: () => Promise<void>;
};

/**
 * An HTTP server on loopback that responds as the test defines, and records its requests.
 * @param port by default a free one
 */
export async function fakeUpstream(port = 0): Promise<FakeUpstream> {
  let listener: RequestListener = (_request, response) => response.writeHead(500).end();
  const requests: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => {
      listener = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}
