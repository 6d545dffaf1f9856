import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { SIGN_IN_EMAIL_KEY } from '@/components/layout/sign-up-form';
import { Toasts } from '@/components/ui/toasts';
import { replaceDocument } from './replace-document';
import { SignInSteps } from './sign-in-steps';
import { signInWords } from './sign-in-words';

jest.mock('./replace-document');

const ask = jest.fn<
  Promise<unknown>,
  [path: string, init: { body: string; headers: Record<string, string> }]
>();

type Reply = { status?: number; message?: string; data?: object; retryAfter?: number };

function reply({ status = 200, message = 'ok', data = {}, retryAfter }: Reply = {}) {
  const headers = new Map(retryAfter ? [['Retry-After', String(retryAfter)]] : []);
  return { ok: status < 400, json: async () => ({ status, message, data }), headers };
}
const answers = (next?: Reply) => ask.mockResolvedValueOnce(reply(next));
const localesAsked = () => ask.mock.calls.map(([, { headers }]) => headers['x-locale']);
const requests = () => ask.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)]);

beforeEach(() => {
  global.fetch = ask as unknown as typeof fetch;
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
});

afterEach(() => {
  jest.useRealTimers();
  ask.mockReset();
  jest.mocked(replaceDocument).mockReset();
  act(() => toast.remove());
  sessionStorage.clear();
});

function show(props: Partial<Parameters<typeof SignInSteps>[0]> = {}) {
  const format = { length: 6, digits: true };
  render(
    <>
      <SignInSteps words={signInWords()} format={format} callbackUrl="/web" resendSeconds={60} {...props} />
      <Toasts />
    </>,
  );
}

const ADDRESS = 'asha@example.com';
const SENT = { email: ADDRESS, resendIn: 42 };

const emailField = () => screen.getByLabelText('Email');
const codeField = () => screen.getByRole('textbox', { name: `Code sent to ${ADDRESS}` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const readOut = (role: 'alert' | 'status') =>
  screen.queryAllByRole(role).map((element) => element.textContent);

test('a page in another language names it, to a script and in the form', async () => {
  show({ words: { ...signInWords(), locale: 'hi' } });
  const localeField = () => document.querySelector<HTMLInputElement>('form [name="x-locale"]')?.value;
  expect(localeField()).toBe('hi');
  answers({ data: { resendAfter: 60 } });
  type(emailField(), ADDRESS);
  press('Send OTP to Email');
  await screen.findByRole('heading', { name: 'Enter Your OTP' });
  expect(localeField()).toBe('hi');
  answers({ data: { location: '/web' } });
  type(codeField(), '123456');
  await waitFor(() => expect(replaceDocument).toHaveBeenCalled());
  expect(localesAsked()).toEqual(['hi', 'hi']);
});

test('an English page names no language', async () => {
  show();
  answers({ data: { resendAfter: 60 } });
  type(emailField(), ADDRESS);
  press('Send OTP to Email');
  await screen.findByRole('heading', { name: 'Enter Your OTP' });
  expect(document.querySelector('[name="x-locale"]')).toBeNull();
  expect(localesAsked()).toEqual([undefined]);
});

describe('the address', () => {
  test('is sent a code, and the focus moves to the code field', async () => {
    show();
    answers({ data: { resendAfter: 60 } });
    type(emailField(), ` ${ADDRESS} `);
    press('Send OTP to Email');

    expect(await screen.findByRole('heading', { name: 'Enter Your OTP' })).toBeVisible();
    expect(requests()).toEqual([['/api/otp', { email: ADDRESS }]]);
    expect(codeField()).toHaveFocus();
    expect(screen.getByText('Resend OTP in 60s')).toBeVisible();
    // The message comes a moment after the step.
    await waitFor(() =>
      expect(readOut('status')).toEqual([
        `Step 2 of 2: enter the code sent to ${ADDRESS}`,
        'OTP sent to your email!',
      ]),
    );
  });

  test.each(['', 'nobody', 'nobody@'])('%j is not sent', (address) => {
    show();
    type(emailField(), address);
    press('Send OTP to Email');

    expect(ask).not.toHaveBeenCalled();
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(emailField()).toHaveFocus();
    type(emailField(), 'n');
    expect(readOut('alert')).toEqual([]);
  });

  test('is posted once, however often the button is pressed', async () => {
    show();
    answers({ data: { resendAfter: 60 } });
    type(emailField(), ADDRESS);
    const form = screen.getByRole('form', { name: 'Sign in by email' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole('heading', { name: 'Enter Your OTP' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("a refusal shows the site's words in the box and the specification's in a toast", async () => {
    show();
    answers({ status: 429, message: 'Too many requests. Please try again in 40 seconds.', retryAfter: 40 });
    type(emailField(), ADDRESS);
    press('Send OTP to Email');
    await waitFor(() =>
      expect(readOut('alert')).toEqual([
        'Too many requests. Please try again in 40 seconds.',
        'Failed to send OTP. Please try again.',
      ]),
    );
    expect(emailField()).toHaveValue(ADDRESS);
  });

  test('shows an error when the site cannot be reached, and when its response has no message', async () => {
    show();
    type(emailField(), ADDRESS);
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    press('Send OTP to Email');
    const unreachable =
      'Failed to connect to Samvit API. Please check your internet connection and try again.';
    await waitFor(() => expect(readOut('alert')).toContain(unreachable));

    answers({ status: 502, message: '' });
    press('Send OTP to Email');
    await waitFor(() => expect(readOut('alert')).toContain('Failed to send OTP'));
    expect(readOut('alert')).not.toContain(unreachable);
  });

  test('typed into the sign-up dialog is filled in, once', () => {
    sessionStorage.setItem(SIGN_IN_EMAIL_KEY, ADDRESS);
    show();
    expect(emailField()).toHaveValue(ADDRESS);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is filled in, with the error, after a form post without JavaScript', () => {
    show({ typed: 'nobody@nowhere', problem: 'Please enter a valid email address' });
    expect(emailField()).toHaveValue('nobody@nowhere');
    expect(readOut('alert')).toEqual(['Please enter a valid email address']);
  });
});

describe('the code', () => {
  test.each(['123 456', '123-456', ' 123456\n', '1234567'])(
    '%j pasted is the code, and is sent',
    async (text) => {
      show({ sent: SENT, callbackUrl: '/web/account' });
      answers({ data: { location: '/web/account' } });
      codeField().focus();
      await userEvent.setup().paste(text);

      expect(await screen.findByText('Loading Samvit...')).toBeVisible();
      expect(requests()).toEqual([
        ['/api/auth/callback/credentials', { email: ADDRESS, otp: '123456', callbackUrl: '/web/account' }],
      ]);
      expect(replaceDocument).toHaveBeenCalledWith('/web/account');
      expect(replaceDocument).toHaveBeenCalledTimes(1);
    },
  );

  test('is a number for this site, and may have letters for an upstream', () => {
    show({ sent: SENT });
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    type(codeField(), '12ab');
    expect(codeField()).toHaveValue('12');
  });

  test('of an upstream keeps its letters', () => {
    show({ sent: SENT, format: { length: 6, digits: false } });
    expect(codeField()).toHaveAttribute('inputmode', 'text');
    type(codeField(), 'a1-b2');
    expect(codeField()).toHaveValue('a1b2');
  });

  test('that is wrong shows two messages, stays selected, and can be replaced', async () => {
    show({ sent: SENT });
    answers({ status: 400, message: 'Too many tries with this code. Please request a new one.' });
    type(codeField(), '000000');
    await waitFor(() =>
      expect(readOut('alert')).toEqual([
        'Too many tries with this code. Please request a new one.',
        'Invalid OTP. Please try again.',
      ]),
    );
    const field = codeField() as HTMLInputElement;
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    expect(replaceDocument).not.toHaveBeenCalled();

    answers({ data: { location: '/web' } });
    type(field, '123456');
    expect(await screen.findByText('Loading Samvit...')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is required', () => {
    show({ sent: SENT });
    press('Verify OTP');
    expect(ask).not.toHaveBeenCalled();
    expect(codeField()).toHaveAccessibleDescription(/^Please enter the code/);
  });

  test('is cleared by Back', async () => {
    show({ sent: SENT });
    type(codeField(), '123');
    answers();
    press('Back');
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(emailField()).toHaveValue(ADDRESS);
    expect(requests()).toEqual([['/api/otp/back', {}]]);

    answers({ data: { resendAfter: 60 } });
    press('Send OTP to Email');
    await screen.findByRole('heading', { name: 'Enter Your OTP' });
    expect(codeField()).toHaveValue('');
  });
});

describe('another code', () => {
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  test('can be requested when the countdown is over', async () => {
    jest.useFakeTimers();
    show({ sent: SENT });
    expect(screen.getByText('Resend OTP in 42s')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
    await pass(1);
    expect(screen.getByText('Resend OTP in 41s')).toBeVisible();
    await pass(41);
    expect(screen.queryByText(/Resend OTP in/)).toBeNull();

    type(codeField(), '123');
    answers({ data: { resendAfter: 60 } });
    press('Resend OTP');
    await pass(0);
    expect(requests()).toEqual([['/api/otp', { email: ADDRESS }]]);
    expect(screen.getByText('Resend OTP in 60s')).toBeVisible();
    expect(readOut('status')).toContain('OTP resent to your email!');
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
  });

  test('that is refused can be requested again after the time in Retry-After', async () => {
    jest.useFakeTimers();
    show({ sent: { email: ADDRESS, resendIn: 0 } });
    answers({ status: 429, message: 'Too many requests. Please try again in 20 minutes.', retryAfter: 1200 });
    press('Resend OTP');
    await pass(0);
    expect(screen.getByText('Resend OTP in 1200s')).toBeVisible();
    expect(readOut('alert')).toEqual([
      'Too many requests. Please try again in 20 minutes.',
      'Failed to resend OTP. Please try again.',
    ]);
  });

  test('counts down by the clock: a suspended tab shows the right number', async () => {
    jest.useFakeTimers();
    show({ sent: SENT });
    jest.setSystemTime(Date.now() + 30_000);
    await pass(1);
    expect(screen.getByText('Resend OTP in 11s')).toBeVisible();
  });
});

test('without JavaScript every button posts to its own address, and no field is put into a URL', () => {
  show({ sent: { email: ADDRESS, resendIn: 0 } });
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/auth/callback/credentials');
  expect(Object.fromEntries(new FormData(form))).toEqual({ email: ADDRESS, callbackUrl: '/web', otp: '' });
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('formaction', '/api/otp/back');
  expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveAttribute('formaction', '/api/otp');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain('asha');
});
