import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { smtpUrl } from './smtp-url';

test('nodemailer uses the time limits, and the options of the operator', () => {
  const url = smtpUrl(
    'smtp://us%40er:wo%2Frd@mail.example:587?socketTimeout=9000&tls.rejectUnauthorized=false',
    5,
  );
  expect(createTransport(url).transporter).toMatchObject({
    options: {
      host: 'mail.example',
      port: 587,
      auth: { user: 'us@er', pass: 'wo/rd' },
      connectionTimeout: 5,
      greetingTimeout: 5,
      socketTimeout: 9000,
      tls: { rejectUnauthorized: false },
    },
  });
});

test('a server that does not respond fails after the time limit', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0);
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const transport = createTransport(smtpUrl(`smtp://127.0.0.1:${port}`, 100));
  await expect(transport.verify()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  silent.close();
  await once(silent, 'close');
});
