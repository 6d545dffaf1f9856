import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { turn } from './turn';

/**
 * Asks for the long work, then, while its first piece runs, on a new connection for a page; and tells the
 * server when it has.
 */
const VISITOR = `
const { connect } = require('node:net');
const { workerData: { port, sent } } = require('node:worker_threads');
const ask = (path, then) => {
  const request = 'GET ' + path + ' HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n';
  const socket = connect(port, '127.0.0.1', () => socket.write(request, then));
  socket.on('error', () => {}).resume();
};
ask('/long', () => {
  Atomics.wait(sent, 0, 0);
  ask('/page', () => {
    Atomics.store(sent, 1, 1);
    Atomics.notify(sent, 1);
  });
});
`;

test('a visitor who comes during a piece of work is answered before the next one', async () => {
  const sent = new Int32Array(new SharedArrayBuffer(8));
  const order: string[] = [];
  const done = new Promise<void>((resolve) => {
    const server = createServer((request, response) => {
      response.end();
      order.push(request.url ?? '');
      if (request.url !== '/long') return;
      // The first piece: the loop stands until the other request has been sent.
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
      Atomics.wait(sent, 1, 0);
      void turn().then(() => {
        order.push('the next piece');
        server.closeAllConnections();
        server.close(() => resolve());
      });
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      new Worker(VISITOR, { eval: true, workerData: { port, sent } });
    });
  });
  await done;
  expect(order).toEqual(['/long', '/page', 'the next piece']);
});
