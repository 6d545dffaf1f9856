import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { fillDisk, setMaxPages } from '@/testing/database/full-disk';
import { markupProblems } from '@/testing/pages/markup';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { triggerDelivery } from '@/lib/services/messages/delivery';
import { formAgain } from '@/testing/site/form-response';
import { POST } from './route';

freshDataDir();
beforeAll(migrate);
afterAll(async () => {
  await triggerDelivery();
  await closeDb();
});
afterEach(async () => {
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits'] as const)
    await db().deleteFrom(table).execute();
});

const request = (body: BodyInit, type = 'application/json') =>
  new Request('http://site/api/waitlist', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, 'x-client-address': '192.0.2.1' },
  });
const send = (body: BodyInit, type?: string) => POST(request(body, type), undefined);
const sendJson = (fields: unknown) => send(JSON.stringify(fields));
const FORM = 'application/x-www-form-urlencoded';
const rows = () => db().selectFrom('waitlist').selectAll().execute();

describe('a JSON post', () => {
  it('with the four fields alone is accepted', async () => {
    const response = await sendJson({
      email: 'a@example.com',
      phone_number: '1',
      user_type: 'broker',
      message: 'x',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 200 });
    expect(await rows()).toHaveLength(1);
  });

  it('ignores unknown fields, and accepts a long message unchanged', async () => {
    const message = 'ப'.repeat(20_000);
    expect((await sendJson({ email: 'a@example.com', message, extra: { deep: [1] } })).status).toBe(200);
    expect((await rows())[0]?.message).toBe(message);
  });

  it.each([
    ['the honeypot filled', { website: 'https://spam.example' }, 1],
    ['sent within two seconds', { elapsed_ms: 300 }, 1],
    ['sent after ten seconds', { elapsed_ms: 10_000 }, 0],
    ['odd extras', { elapsed_ms: 'soon', website: 5, idempotency_key: {} }, 0],
  ])('with %s is stored, marked %#', async (_name, extras, suspect) => {
    expect((await sendJson({ email: 'a@example.com', ...extras })).status).toBe(200);
    expect((await rows())[0]?.suspect).toBe(suspect);
  });

  it.each([
    ['no address', {}, 'Please enter a valid email address'],
    ['half an address', { email: 'reader@' }, 'Please enter a valid email address'],
    ['an address in odd Unicode', { email: 'rеader@exаmple.com' }, 'Please enter a valid email address'],
    ['an address with NUL', { email: 'a\u0000@example.com' }, 'Please enter a valid email address'],
    ['an address that is a list', { email: ['a@example.com'] }, 'Please enter a valid email address'],
    [
      'a user type of its own',
      { email: 'a@example.com', user_type: 'admin' },
      'Please choose investor, advisor or broker',
    ],
    [
      'NUL in the message',
      { email: 'a@example.com', message: 'a\u0000b' },
      'Please remove the invisible control characters',
    ],
    [
      'turned reading direction',
      { email: 'a@example.com', message: '\u202Eevil' },
      'Please remove the invisible control characters',
    ],
  ])('with %s is refused with words, and nothing is stored', async (_name, fields, words) => {
    const response = await sendJson(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: words });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['a JSON list', '[1]', 'application/json', 400],
    ['text', 'hello', 'text/plain', 415],
    [
      'more than 64 kB',
      JSON.stringify({ email: 'a@example.com', message: 'x'.repeat(70_000) }),
      'application/json',
      413,
    ],
    ['bytes that are no UTF-8', new Uint8Array([123, 0xff, 125]), 'application/json', 400],
  ] as const)('of %s is a clear 4xx', async (_name, body, type, status) => {
    const response = await send(body, type);
    expect(response.status).toBe(status);
    expect((await response.json()).message).toMatch(/\.$/);
    expect(await rows()).toEqual([]);
  });

  it('returns Retry-After above the limit', async () => {
    for (let i = 0; i < 5; i += 1) await sendJson({ email: 'a@example.com', message: String(i) });
    const response = await sendJson({ email: 'a@example.com', message: 'more' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await response.json()).message).toMatch(
      /^Too many requests\. Please try again in \d+ minutes\.$/,
    );
  });
});

describe('a form post without script', () => {
  it('redirects to the page of thanks', async () => {
    const response = await send(
      new URLSearchParams({ email: 'a@example.com', user_type: '', website: '' }),
      FORM,
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/contact/sent');
    expect(await rows()).toHaveLength(1);
  });

  const typed = {
    email: 'nobody',
    phone_number: '98765',
    user_type: 'broker',
    message: 'A <long>\nthought & "more"',
  };
  const post = (fields: Record<string, string>) =>
    formAgain(POST, request(new URLSearchParams(fields), FORM));
  type Again = Awaited<ReturnType<typeof post>>;

  /** The response is a page in our words and with nothing lost. */
  function expectFormAgain({ response, page, html }: Again, status: number, words: string, message: string) {
    expect([response.status, page.path]).toEqual([status, '/form-again/contact']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(/<p role="alert"[^>]*>([^<]*)<\/p>/.exec(html)?.[1]).toBe(words);
    expect(textIn(html)).toBe(message);
  }
  const textIn = (html: string) =>
    /<textarea[^>]*>([\s\S]*)<\/textarea>/
      .exec(html)?.[1]
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');

  it('gets the form with everything typed after an error; nothing is stored or written to an address', async () => {
    const again = await post(typed);
    const { response, html } = again;
    expect(response.headers.get('Location')).toBeNull();
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expectFormAgain(again, 400, 'Please enter a valid email address', typed.message);
    expect(html).toMatch(/<input[^>]*name="email"[^>]*value="nobody"/);
    expect(html).toMatch(/<input[^>]*name="phone_number"[^>]*value="98765"/);
    expect(html).toMatch(/<option value="broker" selected="">/);
    expect(html).toMatch(/<form[^>]* action="\/api\/waitlist" method="post"/);
    expect(markupProblems(html)).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('shows typed markup as text', async () => {
    const { html } = await post({ ...typed, email: '"><script>alert(1)</script>' });
    expect(html).not.toMatch(/<script|<style|<img|\sstyle=|\son\w+=/);
  });

  it('returns Retry-After above the limit', async () => {
    const email = 'a@example.com';
    for (let i = 0; i < 5; i += 1)
      await send(new URLSearchParams({ ...typed, email, message: String(i) }), FORM);
    const again = await post({ ...typed, email });
    const { response } = again;
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    const wait = Math.ceil(Number(response.headers.get('Retry-After')) / 60);
    expectFormAgain(again, 429, `Too many requests. Please try again in ${wait} minutes.`, typed.message);
  });

  it('accepts 8,000 letters of Tamil, which arrive as 72 kB', async () => {
    const body = new URLSearchParams({ email: 'a@example.com', message: 'ப'.repeat(8_000) }).toString();
    expect(body.length).toBeGreaterThan(72_000);
    expect((await send(body, FORM)).headers.get('Location')).toBe('/contact/sent');
    expect((await rows())[0]?.message).toHaveLength(8_000);
  });

  it.each([
    ['that says more than 64 kB', 'ப'.repeat(22_000)],
    ['of any length', 'x'.repeat(3_000_000)],
  ])('%s is answered with a page that says where what was typed is', async (_name, message) => {
    const again = await post({ email: 'a@example.com', message });
    expectFormAgain(again, 413, 'The message is too long. Please keep it under 64 kB.', '');
    expect(again.html).toContain('go back one page');
    expect(await rows()).toEqual([]);
  });

  it('of bytes that are not text gets a page too', async () => {
    const again = await formAgain(POST, request(new Uint8Array([97, 61, 0xff]), FORM));
    expectFormAgain(again, 400, 'The request is not valid UTF-8.', '');
  });

  describe('on a full disk', () => {
    afterEach(() => setMaxPages(1_000_000));

    it('gets the form with everything typed, which says that it was not sent, as a script is told', async () => {
      await fillDisk();
      const message = 'A thought. '.repeat(2_000);
      const again = await post({ ...typed, email: 'a@example.com', message });
      expect(again.response.headers.get('Retry-After')).toBe('5');
      expectFormAgain(again, 503, 'Failed to send message. Please try again.', message);
      const byScript = await sendJson({ email: 'a@example.com', message });
      expect(byScript.status).toBe(503);
      expect(await byScript.json()).toEqual({
        status: 503,
        message: 'Failed to send message. Please try again.',
      });
      expect(await rows()).toEqual([]);
      await setMaxPages(1_000_000);
      expect((await sendJson({ email: 'a@example.com', message })).status).toBe(200);
    });
  });
});
