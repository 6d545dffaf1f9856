import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { alarm } from '@/lib/platform/alarm';
import { count } from '@/lib/platform/counters';
import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { env } from '@/lib/platform/env';
import { errorFields } from '@/lib/platform/log';
import { smtpUrl } from './smtp-url';

export type Mail = {
  /** The sender when MAIL_FROM is not set: `Name <address>`. */
  from: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
};

/** Mail without a response within this time counts as not sent, in milliseconds. */
const SEND_TIMEOUT = 8_000;

/** The folder for mail when no SMTP server is set: readable `.eml` files. */
export function outboxDir(): string {
  return path.join(env().DATA_DIR, 'outbox');
}

/**
 * Sends a mail through SMTP_URL, or writes it to the outbox. Resolves when the server or the disk has
 * accepted it.
 * @throws when neither did
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message: SendMailOptions = {
    from: env().MAIL_FROM ?? mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    // Nodemailer must not load attachments from a file or URL that a visitor's text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const url = env().SMTP_URL;
  try {
    if (url) await smtp(url).sendMail(message);
    else await writeToOutbox(message);
    count('mails', 'sent');
  } catch (error) {
    count('mails', 'failed');
    if (!url) storageAlarm(error);
    // Only this recipient is refused: a visitor may have mistyped the address.
    else if ((error as NodeJS.ErrnoException).code !== 'EENVELOPE')
      alarm(
        'mail-failed',
        errorFields(error),
        'The mail server of SMTP_URL takes no mail, so nobody gets a code',
      );
    throw error;
  }
}

let transport: Transporter | undefined;

function smtp(url: string): Transporter {
  transport ??= createTransport(smtpUrl(url, SEND_TIMEOUT, { pool: 'true' }));
  return transport;
}

/** Closes the connections to the mail server: when the server stops, or after a test. */
export function closeMail(): void {
  transport?.close();
  transport = undefined;
}

async function writeToOutbox(message: SendMailOptions): Promise<void> {
  const eml = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message: bytes } = await eml.sendMail(message);
  await mkdir(outboxDir(), { recursive: true, mode: 0o700 });
  // Earlier versions made the folder readable for every user of the machine, and mails contain codes.
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
