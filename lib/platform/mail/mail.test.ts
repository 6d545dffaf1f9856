import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { smtpServer, type Mail } from '@/testing/servers/smtp-server';

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
  const { sendMail } = await loadMail({
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
  await server.close();
});

it('fails if the server does not accept the mail', async () => {
  const server = await mailServer('Mailbox full');
  const { sendMail } = await loadMail({ SMTP_URL: server.url });
  await expect(
    sendMail({ from: 'Samvit <support@samvit.example>', to: 'reader@example.com', subject: 'x', text: 'x' }),
  ).rejects.toThrow('Mailbox full');
  await server.close();
});

it('sends nothing to a second address within the first', async () => {
  const server = await mailServer();
  const { sendMail } = await loadMail({ SMTP_URL: server.url });
  await sendMail({
    from: 'Samvit <support@samvit.example>',
    to: 'reader@example.com',
    subject: 'x\r\nBcc: other@example.com',
    text: 'x',
  });
  expect(server.messages[0]?.to).toEqual(['reader@example.com']);
  expect(server.messages[0]?.text).not.toMatch(/^Bcc:/m);
  await server.close();
});

const mail = (subject: string) => ({
  from: 'Samvit <support@samvit.example>',
  to: 'reader@example.com',
  subject,
  text: 'x',
});

/** A port whose connections are given to `handle`. */
async function portFor(handle: (socket: Socket) => void) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it('tries a server that closes each connection once', async () => {
  let connections = 0;
  const { url, close } = await portFor((socket) => {
    connections += 1;
    socket.destroy();
  });
  const { sendMail } = await loadMail({ SMTP_URL: `${url}?greetingTimeout=100` });
  await expect(sendMail(mail('x'))).rejects.toThrow();
  expect(connections).toBe(1);
  close();
});

it('gives up all mails within the deadline of a server that hangs, and sends none of them later', async () => {
  const server = await mailServer();
  const held: (() => void)[] = [];
  const targets: Socket[] = [];
  let hangs = true;
  const { url, close } = await portFor((socket) => {
    socket.on('error', () => socket.destroy());
    const goOn = () => {
      const target = connect(Number(new URL(server.url).port), '127.0.0.1');
      targets.push(target);
      target.on('error', () => socket.destroy());
      socket.pipe(target).pipe(socket);
    };
    if (hangs) held.push(goOn);
    else goOn();
  });
  const { sendMail } = await loadMail({ SMTP_URL: url });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] });
  const results = Promise.allSettled(Array.from({ length: 12 }, (_, i) => sendMail(mail(`refused ${i}`))));
  while (held.length < 5) await new Promise(setImmediate);
  await jest.advanceTimersByTimeAsync(8_000);
  expect((await results).map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
  jest.useRealTimers();
  hangs = false;
  for (const goOn of held) goOn();
  await sendMail(mail('sent'));
  expect(server.messages.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])).toEqual(['sent']);
  for (const target of targets) target.destroy();
  close();
  await server.close();
});

it('writes what a terminal obeys as escapes, in the subject and in the text', async () => {
  const server = await mailServer();
  const { sendMail } = await loadMail({ SMTP_URL: server.url });
  await sendMail({ ...mail('a\u001b[31mb'), text: 'c\u007fd\u009be' });
  expect(server.messages[0]?.text).toContain(String.raw`Subject: a\u001b[31mb`);
  expect(server.messages[0]?.text).toContain(String.raw`c\u007fd\u009be`);
  await server.close();
});

it('makes the outbox readable for its owner only, also an existing one', async () => {
  const { mkdirSync, statSync } = await import('node:fs');
  const { sendMail } = await loadMail({});
  const { outboxDir } = await import('./outbox');
  mkdirSync(outboxDir(), { recursive: true, mode: 0o755 });
  await sendMail({ from: 'a@example.org', to: 'b@example.org', subject: 's', text: 't' });
  expect(statSync(outboxDir()).mode & 0o777).toBe(0o700);
});
