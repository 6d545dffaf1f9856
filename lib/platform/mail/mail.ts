import { connect } from 'node:net';
import { bulkhead, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { createTransport, type SendMailOptions } from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import { alarm } from '@/lib/platform/alarm';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { count } from '@/lib/platform/counters';
import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { env } from '@/lib/platform/env';
import { errorFields } from '@/lib/platform/log';
import { storeInOutbox } from './outbox';
import { smtpUrl } from './smtp-url';

export type Mail = {
  /** The sender when MAIL_FROM is not set: `Name <address>`. */
  from: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
};

/**
 * Mail without a response within this time counts as not sent, in milliseconds. Who asks for a code is to be
 * answered within eight seconds: one is for all the rest.
 */
const SEND_TIMEOUT = 7_000;

/** Mail servers limit how many connections a client may have. */
const CONNECTIONS = 5;

/**
 * The time of a mail includes waiting for a connection. When it is over the mail is not sent later either: its
 * connection is destroyed, and one that waits is never begun.
 */
const inTime = wrap(
  timeout(SEND_TIMEOUT, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  bulkhead(CONNECTIONS, Infinity),
);

/**
 * Sends a mail through SMTP_URL, or writes it to the outbox. Resolves when the server or the disk has
 * accepted it.
 * @throws when neither did
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message: SendMailOptions = {
    from: env().MAIL_FROM ?? mail.from,
    to: mail.to,
    subject: escapeControls(mail.subject),
    text: escapeControls(mail.text),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    // Nodemailer must not load attachments from a file or URL that a visitor's text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const url = env().SMTP_URL;
  try {
    if (url) await inTime.execute(({ signal }) => sendBySmtp(url, message, signal));
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

/**
 * Sends a mail over a connection of its own. Nodemailer's pool sends a mail again whenever its server closes the
 * connection, without end, and cannot take one back.
 */
async function sendBySmtp(url: string, message: SendMailOptions, signal: AbortSignal): Promise<void> {
  const transport = new SMTPTransport({
    url: smtpUrl(url, SEND_TIMEOUT),
    getSocket: ({ host, port, secure, localAddress }, callback) => {
      const connection = connect({
        host: host ?? 'localhost',
        port: Number(port ?? (secure ? 465 : 587)),
        localAddress,
        signal,
      });
      // Also after the deadline, when nodemailer may no longer listen.
      connection.on('error', (error) => callback(error, {}));
      connection.once('connect', () => callback(null, { connection }));
    },
  });
  await createTransport(transport).sendMail(message);
}

async function writeToOutbox(message: SendMailOptions): Promise<void> {
  const eml = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message: bytes } = await eml.sendMail(message);
  await storeInOutbox(bytes as Buffer);
}
