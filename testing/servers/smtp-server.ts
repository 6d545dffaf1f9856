import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Mail = { from: string; to: string[]; text: string };

/** A mail server that remembers the sign-in code of each address. */
export type MailServer = {
  port: number;
  /** The settings of a site that uses it. */
  settings: { SMTP_URL: string };
  codeFor: (address: string) => string;
  stop: () => Promise<void>;
};

export async function mailServer(): Promise<MailServer> {
  const codes = new Map<string, string>();
  const { port, close } = await smtpServer(({ to, text }) => {
    const [, code] = /^Subject: (\d{6})/m.exec(text) ?? [];
    if (code) for (const address of to) codes.set(address, code);
  });
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  return { port, settings, codeFor: (address) => codes.get(address) ?? '', stop: close };
}

/**
 * A real SMTP server on loopback.
 * @param receive called for each mail; an error that it throws rejects the mail
 */
export async function smtpServer(
  receive: (mail: Mail) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        try {
          receive({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            text,
          });
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  // A client that is killed leaves its connections broken.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(done)),
  };
}
