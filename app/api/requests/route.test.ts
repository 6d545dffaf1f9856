import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { markupProblems } from '@/testing/pages/markup';
import { fillDisk, setMaxPages } from '@/testing/database/full-disk';
import { log } from '@/lib/platform/log';
import { sendMail, type Mail } from '@/lib/platform/mail/mail';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { createSession } from '@/lib/records/sessions';
import { triggerDelivery } from '@/lib/services/messages/delivery';
import { htmlOf, responseToForm } from '@/testing/site/form-response';
import { sessionCookie } from '@/testing/site/session-cookie';
import { POST } from './route';

freshDataDir();
jest.mock('@/lib/platform/mail/mail', () => ({
  ...jest.requireActual<object>('@/lib/platform/mail/mail'),
  sendMail: jest.fn(),
}));
const sent: Mail[] = [];
beforeAll(migrate);
beforeEach(() => {
  sent.length = 0;
  jest.mocked(sendMail).mockImplementation(async (each) => void sent.push(each));
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(log, 'info').mockImplementation();
});
afterAll(async () => {
  await triggerDelivery();
  await closeDb();
});
afterEach(async () => {
  await triggerDelivery();
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits', 'otp_challenges'] as const)
    await db().deleteFrom(table).execute();
});

const TYPED = { form: 'rights', email: 'Asha@Example.com', kind: 'correction', message: 'My name\nis Asha' };
const rows = () => db().selectFrom('waitlist').selectAll().execute();
const lastCode = () => /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';

const request = (fields: Record<string, string>, cookie = '', site = 'same-origin') =>
  new Request('http://site/api/requests', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': site,
      'x-client-address': '192.0.2.1',
      ...(cookie && { Cookie: cookie }),
    },
  });
/** The response with the text of its page. */
async function post(...form: Parameters<typeof request>) {
  const { response, page } = await responseToForm(POST, request(...form));
  const { status, headers } = response;
  return { status, headers, text: async () => (page ? htmlOf(page) : response.text()) };
}

/** Sends the form and returns the cookie of the code. */
async function askForCode(fields = TYPED): Promise<string> {
  const response = await post(fields);
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('without an account', () => {
  test('the form is answered by a page that asks for the mailed code; nothing is stored until it comes', async () => {
    const response = await post(TYPED);
    const html = await response.text();
    expect(markupProblems(html)).toEqual([]);
    expect(html).toContain('We have mailed a code to asha@example.com');
    expect(html).toContain('value="correction" selected');
    expect(html).toContain('My name\nis Asha</textarea>');
    expect(await rows()).toEqual([]);
    expect(sent.map(({ to }) => to)).toEqual(['asha@example.com']);
  });

  test('with the code it is stored and both are mailed; nobody is signed in and no account is made', async () => {
    const cookie = await askForCode();
    const response = await post({ ...TYPED, otp: lastCode() }, cookie);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    const [row] = await rows();
    expect(row).toMatchObject({ email: 'asha@example.com', request_kind: 'correction', delivery: 'none' });
    expect(html).toContain(row?.request_number);
    expect(markupProblems(html)).toEqual([]);
    await triggerDelivery();
    const mails = sent.filter(({ subject }) => subject.includes(row?.request_number ?? '-'));
    expect(mails.map(({ to }) => to === 'asha@example.com').sort()).toEqual([false, true]);
    expect(await rows()).toMatchObject([{ acknowledged_at: expect.any(Number) }]);
    for (const table of ['users', 'sessions'] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('sent twice with the code it has one number; the code is good for no other request', async () => {
    const cookie = await askForCode();
    const fields = { ...TYPED, otp: lastCode() };
    const [first, second] = [await post(fields, cookie), await post(fields, cookie)];
    expect(second.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(await rows()).toHaveLength(1);
    expect((await post({ ...fields, message: 'Another' }, cookie)).status).toBe(400);
    expect((await post({ ...fields, otp: '000000' }, 'sign-in-challenge=forged')).status).toBe(400);
    expect(await rows()).toHaveLength(1);
  });

  test('the same form sent twice mails one code', async () => {
    const cookie = await askForCode();
    expect((await post(TYPED, cookie)).status).toBe(200);
    expect(sent).toHaveLength(1);
  });

  test('a wrong code stores nothing, and everything typed comes back with the error', async () => {
    const cookie = await askForCode();
    const wrong = lastCode() === '000000' ? '000001' : '000000';
    const response = await post({ ...TYPED, otp: wrong }, cookie);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('>Invalid OTP');
    expect(html).toContain('My name\nis Asha</textarea>');
    expect(await rows()).toEqual([]);
    expect((await post({ ...TYPED, otp: lastCode() }, cookie)).status).toBe(200);
  });

  test('a code of another address proves nothing', async () => {
    const cookie = await askForCode({ ...TYPED, email: 'mallory@example.com' });
    expect((await post({ ...TYPED, otp: lastCode() }, cookie)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

describe('what is not accepted', () => {
  test.each([
    ['an address that is none', { email: 'asha' }, 'Please enter a valid email address'],
    ['no kind', { kind: '' }, 'Please choose what you ask for'],
    ['no text', { message: ' ' }, 'Please write what it is about'],
  ])('%s: the form comes back with the error and all that was typed', async (_, change, error) => {
    const response = await post({ ...TYPED, ...change, form: 'refund' });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain(`>${error}</p>`);
    expect(html).toContain('name="form" value="refund"');
    expect(markupProblems(html)).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('a post from another site', async () => {
    expect((await post(TYPED, '', 'cross-site')).status).toBe(403);
    expect(sent).toEqual([]);
  });

  test('a copy and a deletion need no words', async () => {
    for (const kind of ['access', 'deletion'])
      expect((await post({ ...TYPED, kind, message: '', email: `${kind}@example.com` })).status).toBe(200);
  });

  test('in Hindi the answers are in Hindi', async () => {
    const html = await (await post({ ...TYPED, kind: '', 'x-locale': 'hi' })).text();
    expect(html).toContain('<html lang="hi-IN">');
    expect(html).toContain('कृपया चुनें कि आप क्या चाहते हैं');
  });
});

describe('signed in', () => {
  const session = async (email: string) =>
    sessionCookie(await createSession(db(), { user: { id: 'u', email, name: null }, token: 't' }));

  test('with the address the request needs no code and leads to the list', async () => {
    const response = await post(TYPED, await session('asha@example.com'));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/web/requests');
    expect(await rows()).toMatchObject([{ email: 'asha@example.com', message: 'My name\nis Asha' }]);
  });

  test('on a page in Hindi it leads to the list in Hindi, which says so', async () => {
    const response = await post({ ...TYPED, 'x-locale': 'hi' }, await session('asha@example.com'));
    expect(response.headers.get('location')).toBe('/hi/web/requests');
    expect(response.headers.get('set-cookie')).toContain('Path=/hi/web;');
  });

  test('with another address a code is mailed to the one that was typed', async () => {
    const response = await post(TYPED, await session('mallory@example.com'));
    expect(response.status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(sent.map(({ to }) => to)).toEqual(['asha@example.com']);
  });

  test('on a full disk nobody is thanked, and what was typed comes back', async () => {
    const cookie = await session('asha@example.com');
    jest.spyOn(log, 'error').mockImplementation();
    await fillDisk();
    const message = 'A thought. '.repeat(2_000);
    const response = await post({ ...TYPED, message }, cookie);
    await setMaxPages(1_000_000);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(message);
    expect(await rows()).toEqual([]);
  });
});
