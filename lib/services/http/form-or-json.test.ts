import { formProblem, inFormScope, type FormScope } from '@/lib/platform/http/form-page';
import { HttpError } from '@/lib/platform/http/http-error';
import { log } from '@/lib/platform/log';
import { formOrJson } from './form-or-json';

const logged = jest.spyOn(log, 'error').mockImplementation();
beforeEach(() => logged.mockClear());

const FORM = 'application/x-www-form-urlencoded';
const request = (type: string, body: BodyInit) =>
  new Request('https://samvit.example/api', { method: 'POST', body, headers: { 'Content-Type': type } });

/** As the server in front asks a handler: the response, and the page that it named. */
async function sent(post: ReturnType<typeof formOrJson>, type: string, body: BodyInit) {
  const scope: FormScope = {};
  return { response: await inFormScope(scope, () => post(request(type, body), undefined)), page: scope.page };
}

const fault = () => Promise.reject(new TypeError('asha@samvit.example is taken'));
const refusal = () => Promise.reject(new HttpError(429, 'errors.form', { headers: { 'Retry-After': '7' } }));
const failing = (work: () => Promise<never>) => formOrJson(work, () => '/form');

const served = formOrJson(
  async (_request, fields) => ({ data: { name: fields.name }, location: '/thanks', cookies: ['a=1', 'b=2'] }),
  () => '/form',
);
const shown = formOrJson(
  async (_request, fields) => ({
    data: { name: fields.name },
    page: { path: '/code', result: fields.name },
    cookies: ['a=1'],
  }),
  () => '/form',
);

describe('successful work', () => {
  test.each([served, shown])('sends JSON to a script', async (post) => {
    const { response, page } = await sent(post, 'application/json', '{"name":"Asha"}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 200, message: 'ok', data: { name: 'Asha' } });
    expect(response.headers.getSetCookie()).toContain('a=1');
    expect(page).toBeUndefined();
  });

  test('redirects a form post, in any case of its content type', async () => {
    const { response, page } = await sent(served, 'Application/X-WWW-Form-Urlencoded', 'name=Asha');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/thanks');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(page).toBeUndefined();
  });

  test('has a page rendered with its result', async () => {
    const { response, page } = await sent(shown, FORM, 'name=Asha');
    expect(page).toEqual({ path: '/code', result: 'Asha' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, ['a=1']]);
  });
});

describe('failed work', () => {
  test('has the page of the form rendered, with the message, the status and what was typed', async () => {
    const { response, page } = await sent(failing(refusal), FORM, 'name=Asha');
    const problem = { message: 'Please check the form', status: 429, fields: { name: 'Asha' } };
    expect(page).toEqual({ path: '/form', problem });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(formProblem()).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['too long', `name=${'x'.repeat(70_000)}`, 413],
    ['of bytes that are no text', new Uint8Array([97, 61, 0xff]), 400],
  ])('never shows JSON to a person, also for a form that is %s', async (_, body, status) => {
    const { response, page } = await sent(failing(refusal), FORM, body);
    expect(response.status).toBe(status);
    expect(page).toMatchObject({ path: '/form', problem: { status, fields: {} } });
  });

  test('may redirect, where nothing was typed', async () => {
    const post = formOrJson(refusal, ({ fields }) => ({ location: `/web?of=${String(fields.id)}` }));
    const { response, page } = await sent(post, FORM, 'id=1');
    expect([response.status, response.headers.get('Location'), page]).toEqual([303, '/web?of=1', undefined]);
  });

  test('without the server in front redirects to the page, with nothing that was typed', async () => {
    const response = await failing(refusal)(request(FORM, 'name=Asha'), undefined);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/form']);
  });

  test.each([
    ['a form post', FORM, 'name=Asha'],
    ['a script', 'application/json', '{}'],
  ])('by a fault of ours is logged once, by kind, also for %s', async (_, type, body) => {
    const { response, page } = await sent(failing(fault), type, body);
    expect(response.status).toBe(500);
    expect(logged).toHaveBeenCalledTimes(1);
    const written = JSON.stringify(logged.mock.calls[0]);
    expect(written).toContain('"error":"TypeError"');
    expect(written).toContain('"method":"POST"');
    expect(written).not.toContain('asha');
    expect((await response.text()) + JSON.stringify(page)).not.toContain('asha');
  });
});
