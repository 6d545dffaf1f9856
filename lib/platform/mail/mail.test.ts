import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freshDataDir } from '@/e2e/support/fresh-data-dir';

freshDataDir();

/** The settings are read once: each test loads the module anew. */
const loadMail = async (variables: Record<string, string>) => {
  jest.resetModules();
  Object.assign(process.env, variables);
  return import('./mail');
};
afterEach(() => {
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
});

/** A real SMTP server on loopback that stores or rejects mails. */
async function smtpServer(refuse?: string) {
  const messages: { from: string; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        messages.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text,
        });
        done(refuse ? new Error(refuse) : null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    messages,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

it('sends through the server of SMTP_URL, from MAIL_FROM', async () => {
  const server = await smtpServer();
  const { closeMail, sendMail } = await loadMail({
    SMTP_URL: server.url,
    MAIL_FROM: 'Desk <desk@samvit.example>',
  });
  await sendMail({
    from: 'Samvit <support@samvit.example>',
    to: 'reader@example.com',
    subject: '₹ and more',
    text: 'नमस्ते',
    replyTo: 'a@example.com',
  });
  expect(server.messages).toEqual([
    expect.objectContaining({ from: 'desk@samvit.example', to: ['reader@example.com'] }),
  ]);
  expect(server.messages[0]?.text).toContain('Reply-To: a@example.com');
  closeMail();
  await server.close();
});

it('fails if the server does not accept the mail', async () => {
  const server = await smtpServer('Mailbox full');
  const { closeMail, sendMail } = await loadMail({ SMTP_URL: server.url });
  await expect(
    sendMail({ from: 'Samvit <support@samvit.example>', to: 'reader@example.com', subject: 'x', text: 'x' }),
  ).rejects.toThrow('Mailbox full');
  closeMail();
  await server.close();
});

it('sends nothing to a second address within the first', async () => {
  const server = await smtpServer();
  const { closeMail, sendMail } = await loadMail({ SMTP_URL: server.url });
  await sendMail({
    from: 'Samvit <support@samvit.example>',
    to: 'reader@example.com',
    subject: 'x\r\nBcc: other@example.com',
    text: 'x',
  });
  expect(server.messages[0]?.to).toEqual(['reader@example.com']);
  expect(server.messages[0]?.text).not.toMatch(/^Bcc:/m);
  closeMail();
  await server.close();
});

it('makes the outbox readable for its owner only, also an existing one', async () => {
  const { mkdirSync, statSync } = await import('node:fs');
  const { outboxDir, sendMail } = await loadMail({});
  mkdirSync(outboxDir(), { recursive: true, mode: 0o755 });
  await sendMail({ from: 'a@example.org', to: 'b@example.org', subject: 's', text: 't' });
  expect(statSync(outboxDir()).mode & 0o777).toBe(0o700);
});
