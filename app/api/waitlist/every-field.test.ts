import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { contactWords } from '@/components/sections/contact/contact-words';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { waitlistSchema, type WaitlistSubmission } from '@/lib/contract/waitlist';
import { MINUTE } from '@/lib/platform/clock';
import { embeddedProvider } from '@/lib/provider/embedded';
import { closeDb, db } from '@/lib/records/database';
import { contentHash } from '@/lib/records/messages';
import { listMessages, recordSubmission } from '@/lib/records/messages';
import { migrate } from '@/lib/records/migrate';
import { exportPerson } from '@/lib/records/people';
import { deliverDue } from '@/lib/services/messages/delivery';
import { toCsv, toTable } from '@/lib/services/messages/listing';
import { digestNotice, submissionNotice } from '@/lib/services/messages/notice';
import { ContactAgain } from '@/components/sections/contact/contact-again';

// A visitor is thanked for every field of the form, so each must arrive wherever a message goes. The fields
// are those of the schema: a new one needs a value here, or types fail, and then this test names each place
// that loses it.

type Field = keyof WaitlistSubmission;

/** A value of each field. */
const TYPED: Required<WaitlistSubmission> = {
  email: 'reader@example.com',
  phone_number: '+91 22 5550 0123',
  user_type: 'advisor',
  message: 'A question about silver',
};
/** What a stranger could type to have it read as a line of ours. */
const FORGED = 'x\nReceived: never';
const FIELDS = Object.keys(waitlistSchema.shape) as Field[];

freshDataDir();
const mails: string[] = [];
const delivered: WaitlistSubmission[] = [];
beforeAll(async () => {
  await migrate();
  await recordSubmission(db(), waitlistSchema.parse(TYPED), { delivery: 'queued' });
  await deliverDue(db(), {
    upstream: { ...embeddedProvider, submitWaitlist: async (each) => void delivered.push(each) },
    send: async ({ replyTo, subject, text }) => void mails.push([replyTo, subject, text].join('\n')),
    clock: () => Date.now() + MINUTE,
  });
});
afterAll(closeDb);

const row = async () => {
  const [first] = await listMessages(db());
  if (!first) throw new Error('The message was not stored');
  return first;
};

describe.each(FIELDS)('the field %s of the contact form', (field) => {
  test('is in the form', () => {
    const form = <Parameters<typeof ContactForm>[0]>{ words: contactWords() };
    expect(renderToStaticMarkup(createElement(ContactForm, form))).toContain(`name="${field}"`);
  });

  test('is in the row', async () => expect((await row())[field]).toBe(TYPED[field]));

  test('makes another message', () =>
    expect(contentHash({ ...TYPED, [field]: `other ${TYPED[field]}` })).not.toBe(contentHash(TYPED)));

  test('is in the mail to the team, alone and with others', async () => {
    expect(mails).toEqual([expect.stringContaining(TYPED[field])]);
    expect(digestNotice([await row()]).text).toContain(TYPED[field]);
  });

  // Whatever else can be typed on several lines.
  if (field !== 'message' && waitlistSchema.safeParse({ ...TYPED, [field]: FORGED }).success)
    test('begins no line of the mail to the team', async () => {
      const forged = { ...(await row()), [field]: FORGED };
      for (const { text } of [submissionNotice(forged), digestNotice([forged])]) {
        expect(text).toContain('Received: never');
        expect(text).not.toMatch(/^Received: never/m);
      }
    });

  test('is in the CSV', async () => {
    const [heading = '', line = ''] = toCsv([await row()]).split('\r\n');
    expect(heading.split(',')).toContain(field);
    expect(line).toContain(TYPED[field]);
  });

  // The table has no room for a number to call.
  if (field !== 'phone_number')
    test('is in the table of npm run messages -- list', async () => {
      expect(toTable([await row()])).toContain(TYPED[field]);
    });

  test("is in a person's export", async () => {
    const { messages } = await exportPerson(db(), TYPED.email);
    expect(messages).toEqual([expect.objectContaining({ [field]: TYPED[field] })]);
  });

  test('is in what is sent to another provider later', () =>
    expect(delivered).toEqual([expect.objectContaining({ [field]: TYPED[field] })]));

  test('is in the form that comes back after a failure', () => {
    const problem = { message: 'No.', status: 503, fields: TYPED };
    const html = renderToStaticMarkup(createElement(ContactAgain, { problem }));
    const control = new RegExp(`<[a-z]+ [^>]*name="${field}".*?(?=<label|<div|<p>)`).exec(html)?.[0] ?? '';
    // Of a list the option that is chosen.
    expect(control).toContain(control.startsWith('<select') ? `"${TYPED[field]}" selected` : TYPED[field]);
  });
});
