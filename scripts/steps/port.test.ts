import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { portProblem } from '@/packages/host/builds';
import { checkPort } from './port';

test('a free port is free again afterwards; a port in use is named', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(checkPort(port)).rejects.toThrow(
    `PORT ${port} is in use by another program: stop it, or set PORT to a free one.`,
  );
  server.close();
  await once(server, 'close');
  await checkPort(port);
  await checkPort(port);
});

test('a port that needs permissions has its own sentence', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(portProblem(80, error)).toBe(
    'PORT 80 needs rights this user does not have: set PORT to 1024 or above.',
  );
});

test('an address of another machine is named with its setting', async () => {
  await expect(checkPort(0, '192.0.2.1')).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine: set it to one, or unset it to listen on all.',
  );
  await checkPort(0, '127.0.0.1');
});
