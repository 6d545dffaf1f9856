import { log } from '@/lib/platform/log';
import { formOrJson } from './form-or-json';
import { HttpError } from '@/lib/platform/http/http-error';

const logged = jest.spyOn(log, 'error').mockImplementation();
beforeEach(() => logged.mockClear());

const ask = (work: () => Promise<never>, type: string, body: BodyInit) => {
  const post = formOrJson(work, async (message, fields) => ({
    location: `/form?name=${String(fields.name)}`,
    cookies: [`problem=${encodeURIComponent(message)}`],
  }));
  const request = new Request('https://samvit.example/api', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
  return post(request, undefined);
};
const FORM = 'application/x-www-form-urlencoded';
const fault = () => Promise.reject(new TypeError('asha@samvit.example is taken'));
const refusal = () => Promise.reject(new HttpError(400, 'errors.form'));

const served = formOrJson(
  async (_request, fields) => ({ data: { name: fields.name }, location: '/thanks', cookies: ['a=1', 'b=2'] }),
  () => ({ location: '/form' }),
);
const request = (type: string, body: string) =>
  new Request('https://samvit.example/api', { method: 'POST', body, headers: { 'Content-Type': type } });

describe('successful work', () => {
  test('sends JSON to a script', async () => {
    const response = await served(request('application/json', '{"name":"Asha"}'), undefined);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 200, message: 'ok', data: { name: 'Asha' } });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('redirects a form post, in any case of its content type', async () => {
    const response = await served(request('Application/X-WWW-Form-Urlencoded', 'name=Asha'), undefined);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/thanks');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });
});

describe('failed work', () => {
  test('redirects a form post with the message and what was typed', async () => {
    const response = await ask(refusal, FORM, 'name=Asha');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/form?name=Asha');
    expect(response.headers.getSetCookie()).toEqual(['problem=Please%20check%20the%20form']);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['too long', `name=${'x'.repeat(70_000)}`],
    ['of bytes that are no text', new Uint8Array([97, 61, 0xff])],
  ])('never shows JSON to a person, also for a form that is %s', async (_, body) => {
    const response = await ask(refusal, FORM, body);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/form?name=undefined');
  });

  test('may send a page, which gets the whole error', async () => {
    const post = formOrJson(refusal, (message, fields, { status }) =>
      Promise.resolve(new Response(`${message} ${String(fields.name)}`, { status })),
    );
    const response = await post(request(FORM, 'name=Asha'), undefined);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('Please check the form Asha');
  });

  test.each([
    ['a form post', FORM, 'name=Asha', 303],
    ['a script', 'application/json', '{}', 500],
  ])('by a fault of ours is logged once, by kind, also for %s', async (_, type, body, status) => {
    const response = await ask(fault, type, body);
    expect(response.status).toBe(status);
    expect(logged).toHaveBeenCalledTimes(1);
    const written = JSON.stringify(logged.mock.calls[0]);
    expect(written).toContain('"error":"TypeError"');
    expect(written).toContain('"method":"POST"');
    expect(written).not.toContain('asha');
    expect((await response.text()) + response.headers.getSetCookie().join()).not.toContain('asha');
  });
});
