import { contactWords } from './contact-words';
import { createLiveContactForm, type LiveState } from './live-contact-form';
import { sendSubmission } from './send-submission';

type Body = { message: string; idempotency_key: string };

/** A form whose posts are answered with these statuses in turn. */
function formAnswered(...statuses: number[]) {
  const sent: Body[] = [];
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)) as Body);
    const status = statuses.shift() ?? 200;
    return {
      ok: status < 300,
      status,
      json: async () => ({ status, message: 'words' }),
      headers: new Headers(),
    } as Response;
  });
  document.body.innerHTML =
    '<form><input name="email" value="a@example.com"><textarea name="message">Hello</textarea></form>';
  const element = document.querySelector('form') as HTMLFormElement;
  let state: LiveState = { sending: false };
  const form = createLiveContactForm(contactWords(), (next) => (state = next));
  const report = () => {
    for (const name of ['email', 'message'] as const)
      form.register(name).ref(element.querySelector(`[name=${name}]`));
  };
  report();
  const type = (message: string) => {
    const target = element.querySelector('textarea') as HTMLTextAreaElement;
    target.value = message;
    void form.register('message').onChange({ type: 'change', target });
  };
  return { sent, type, submit: () => form.submit(element), outcome: () => state.outcome };
}

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});

it('sends again with a new key if the server knows the key with other fields', async () => {
  const { sent, submit, outcome } = formAnswered(422, 200);
  await submit();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ message: sent[0]?.message });
  expect(sent[1]?.idempotency_key).not.toBe(sent[0]?.idempotency_key);
  // The toast says thank you, once.
  expect(outcome()).toBe('');
});

it('sends again only once', async () => {
  const { sent, submit, outcome } = formAnswered(422, 422, 200);
  await submit();
  expect(sent).toHaveLength(2);
  expect(outcome()).toBe('words');
});

it('uses the same key after a failure, so that a repeat is the same submission', async () => {
  const { sent, submit } = formAnswered(503, 200);
  await submit();
  await submit();
  expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key);
});

it('says what the server says of a field that is not the address', async () => {
  const { sent, submit, outcome, type } = formAnswered(400);
  type('a bell \u0007');
  await submit();
  expect(sent[0]?.message).toBe('a bell \u0007');
  expect(outcome()).toBe('words');
});

it.each([
  [{}, null],
  [{ locale: 'hi' }, 'hi'],
])('a page with %j names its language', async (locale, named) => {
  formAnswered();
  await sendSubmission({ ...contactWords(), ...locale }, {});
  const [, init] = jest.mocked(fetch).mock.lastCall ?? [];
  expect(new Headers(init?.headers).get('x-locale')).toBe(named);
});
