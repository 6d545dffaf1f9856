import { freshDataDir } from '@/e2e/support/fresh-data-dir';
import { smtpServer, type Mail } from '@/e2e/support/smtp-server';

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

/** A mail server that stores all mails, and rejects them if `refuse` says why. */
async function mailServer(refuse?: string) {
  const messages: Mail[] = [];
  const { port, close } = await smtpServer((mail) => {
    messages.push(mail);
    if (refuse) throw new Error(refuse);
  });
  return { messages, url: `smtp://127.0.0.1:${port}`, close };
}

it('sends through the server of SMTP_URL, from MAIL_FROM', async () => {
  const server = await mailServer();
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
  const server = await mailServer('Mailbox full');
  const { closeMail, sendMail } = await loadMail({ SMTP_URL: server.url });
  await expect(
    sendMail({ from: 'Samvit <support@samvit.example>', to: 'reader@example.com', subject: 'x', text: 'x' }),
  ).rejects.toThrow('Mailbox full');
  closeMail();
  await server.close();
});

it('sends nothing to a second address within the first', async () => {
  const server = await mailServer();
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
