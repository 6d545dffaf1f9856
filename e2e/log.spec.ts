import { readFile } from 'node:fs/promises';
import { SITE_LOG } from '@/testing/site/site-log';
import { rows } from '@/testing/database/rows';
import { outbox } from '@/testing/browser/outbox';
import { expect, test } from '@/testing/browser/test';

type Message = { email: string; phone_number: string | null; message: string | null };

/** Shorter words may stand in a line for another reason. */
const LONG_ENOUGH = 9;

test('the log of the whole run holds no address, phone number or message of anybody', async () => {
  const log = await readFile(SITE_LOG, 'utf8');
  const messages = await rows<Message>('SELECT email, phone_number, message FROM waitlist');
  const personal = new Set([
    ...(await outbox()).flatMap(({ to, replyTo = '' }) => [to, replyTo]),
    ...messages.flatMap(({ email, phone_number, message }) => [email, phone_number ?? '', message ?? '']),
  ]);
  const longEnough = [...personal].filter((words) => words.length >= LONG_ENOUGH);
  expect(longEnough.length).toBeGreaterThan(20);
  expect(log).toContain('Signed in');
  expect(longEnough.filter((words) => log.includes(words))).toEqual([]);
});
