import { inLocale } from '@/lib/content/locale';
import { acknowledgement, digestNotice, submissionNotice } from './notice';

const row = {
  id: 'a',
  created_at: Date.parse('2026-11-22T10:00:00Z'),
  email: 'asha@example.com',
  phone_number: null,
  user_type: null,
  message: null,
  suspect: 0,
  answered_at: null,
  notified_at: null,
  delivery: 'none',
  delivery_attempts: 0,
  next_attempt_at: 0,
  request_number: null,
  request_kind: null,
  due_at: null,
  acknowledged_at: null,
  locale: null,
} as Parameters<typeof submissionNotice>[0];

test('the notice has a line for each field that was filled in', () => {
  const whole = {
    ...row,
    phone_number: '+91 98',
    user_type: 'broker',
    message: 'Hello {name},\n\n  <b>bye</b>\n',
    suspect: 1,
  };
  expect(submissionNotice(whole)).toMatchObject({
    replyTo: 'asha@example.com',
    subject: 'Contact form: broker (suspect)',
    text: [
      'From: asha@example.com',
      'Phone: +91 98',
      'Writes as: broker',
      'Received: 2026-11-22T10:00:00.000Z',
      'Looks like a machine wrote it (honeypot filled, or faster than a person types).',
      '',
      'Hello {name},\n\n  <b>bye</b>\n',
    ].join('\n'),
  });
});

test('the notice of a form with an address only is short, and in English for every visitor', () => {
  expect(inLocale('hi', () => submissionNotice(row))).toMatchObject({
    subject: 'Contact form: a visitor',
    text: 'From: asha@example.com\nReceived: 2026-11-22T10:00:00.000Z\n\n(no message)',
  });
});

test('no field forges a line of the notice', () => {
  const forged = submissionNotice({
    ...row,
    phone_number: '1\nFrom: ceo@example.com\u2028Received: never\u0085x',
  });
  expect(forged.text).toBe(
    'From: asha@example.com\nPhone: 1 From: ceo@example.com Received: never x\nReceived: 2026-11-22T10:00:00.000Z\n\n(no message)',
  );
});

test('a mail about many messages has each, cut and quoted, and answers to nobody', () => {
  const long = `First\n\nFrom: forged@example.com\n${'x'.repeat(60_000)}`;
  const { subject, text, replyTo } = digestNotice([
    { ...row, message: long },
    { ...row, email: 'bela@example.com' },
  ]);
  expect(subject).toBe('Contact form: 2 messages');
  expect(replyTo).toBeUndefined();
  expect(text).toContain(
    'From: asha@example.com\nReceived: 2026-11-22T10:00:00.000Z\n\n> First\n> \n> From: forged@',
  );
  expect(text).toContain('xxx…\n\nFrom: bela@example.com\n');
  expect(text.length).toBeLessThan(3_000);
});

const request = {
  ...row,
  message: 'Charged twice',
  request_number: 'R-2026-4F7K-92QX',
  request_kind: 'billing-error',
  due_at: Date.parse('2026-11-30T18:29:59.999Z'),
  locale: 'hi',
} as const;

test('the notice of a request has its number, its kind and the promised day, in English', () => {
  const { subject, text, replyTo } = submissionNotice(request);
  expect(replyTo).toBe('asha@example.com');
  expect(subject).toBe('Request R-2026-4F7K-92QX: billing-error, answer by 30 November 2026');
  expect(text).toContain('npm run messages -- answered R-2026-4F7K-92QX');
  expect(text).toContain('Charged twice');
});

test('a request is acknowledged in the language of the person, and holidays are mentioned where they count', () => {
  const hindi = acknowledgement(request);
  expect(hindi.to).toBe('asha@example.com');
  expect(hindi.text).toMatch(/नंबर: R-2026-4F7K-92QX/);
  const english = acknowledgement({ ...request, locale: 'en' }).text;
  expect(english).toContain('We answer by: 30 November 2026 (a public holiday in between may make it later');
  expect(acknowledgement({ ...request, locale: 'en', request_kind: 'access' }).text).not.toContain(
    'holidays',
  );
});
