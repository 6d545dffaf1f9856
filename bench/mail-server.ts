import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that remembers the sign-in code of each address. */
export type MailServer = { port: number; codeFor: (address: string) => string; close: () => void };

export async function mailServer(): Promise<MailServer> {
  const codes = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const [, code] = /^Subject: (\d{6})/m.exec(text) ?? [];
        for (const { address } of session.envelope.rcptTo) if (code) codes.set(address, code);
        done();
      });
    },
  });
  // A site that is killed leaves its connections broken.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    codeFor: (address) => codes.get(address) ?? '',
    close: () => void server.close(),
  };
}
