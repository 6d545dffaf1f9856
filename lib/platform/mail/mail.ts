import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { env } from '@/lib/platform/env';
import { smtpUrl } from './smtp-url';

export type Mail = {
  /** Who sends it where MAIL_FROM is not set: `Name <address>`. */
  from: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
};

/** Mail that has no answer within this time counts as not sent. */
const SEND_TIMEOUT = 8_000;

/** Where mail goes when no SMTP server is set: readable `.eml` files. */
export function outboxDir(): string {
  return path.join(env().DATA_DIR, 'outbox');
}

/**
 * Sends a mail through SMTP_URL, or writes it to the outbox. Resolves when the server, or the disk, has it.
 * @throws when neither took it
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message: SendMailOptions = {
    from: env().MAIL_FROM ?? mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    // What people wrote is never read from a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const url = env().SMTP_URL;
  if (url) await smtp(url).sendMail(message);
  else await writeToOutbox(message);
}

let transport: Transporter | undefined;

function smtp(url: string): Transporter {
  transport ??= createTransport(smtpUrl(url, SEND_TIMEOUT, { pool: 'true' }));
  return transport;
}

/** Lets go of the mail server's connections: at the end of the server, or a test. */
export function closeMail(): void {
  transport?.close();
  transport = undefined;
}

async function writeToOutbox(message: SendMailOptions): Promise<void> {
  const eml = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message: bytes } = await eml.sendMail(message);
  await mkdir(outboxDir(), { recursive: true, mode: 0o700 });
  // Earlier versions made it readable for every user of the machine, and mails hold codes.
  await chmod(outboxDir(), 0o700);
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const draft = path.join(outboxDir(), `.${name}`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes as Buffer);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path.join(outboxDir(), name));
}
