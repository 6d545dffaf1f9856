import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitConnections } from './site-server';
import { ask, closeAll, hear, listen, say } from '@/testing/servers/loopback';

afterEach(closeAll);

/** Answers "ok", and lets one client have two connections. */
function limited() {
  const server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, 2);
  return server;
}

it('a client at its limit gets no more connections, and keeps those it has', async () => {
  const port = await listen(limited());
  const [first, second] = [await say(port, ''), await say(port, '')];
  expect(await hear(await say(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).catch(() => '')).toBe('');
  first.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await hear(first)).toContain('200 OK');
  expect(second.destroyed).toBe(false);
});

it('a closed connection no longer counts', async () => {
  const server = limited();
  const port = await listen(server);
  for (let i = 0; i < 10; i += 1) {
    const ended = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    expect((await ask(port, '/', { headers: { Connection: 'close' } })).text).toBe('ok');
    await ended;
  }
});

it('the addresses of one IPv6 network count together, up to twice the limit of one client', () => {
  const server = new EventEmitter();
  limitConnections(server as Server, 2);
  const isLetIn = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: jest.fn() });
    server.emit('connection', socket);
    return socket.destroy.mock.calls.length === 0;
  };
  const ends = ['::1', '::2', '::3', ':0:1::1', ':0:2::1', ':0:3::1', ':1:1::1'];
  expect(ends.map((end) => isLetIn(`2001:db8${end}`))).toEqual([true, true, false, true, true, false, true]);
});
