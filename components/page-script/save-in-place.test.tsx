import { render, screen } from '@testing-library/react';
import { SaveForm } from '@/components/layout/save-form';
import { saveInPlace } from './save-in-place';

const submit = jest.fn();
const button = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  document.documentElement.dataset.signedIn = '';
  HTMLFormElement.prototype.submit = submit.mockReset();
  render(<SaveForm kind="analysis" item="growth/gold-usd-oz/10y" />);
});

/** Presses the button, and has the site answer so. */
async function press(status: number, body: object = {}) {
  const request = jest.fn().mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: () => Promise.resolve(body),
  });
  Object.assign(globalThis, { fetch: request });
  const event = new Event('click', { cancelable: true });
  await saveInPlace(button(), event);
  expect(event.defaultPrevented).toBe(true);
  return request.mock.calls[0] as [string, RequestInit];
}

test('what is saved is said in the place of the button, with a link to all of it that has the focus', async () => {
  const [address, request] = await press(200, { data: { id: 'x' } });
  expect(address).toBe('/api/saved');
  expect(JSON.parse(String(request.body))).toEqual({ kind: 'analysis', item: 'growth/gold-usd-oz/10y' });
  const link = screen.getByRole('link', { name: 'Saved. See all that you saved' });
  expect(link).toHaveAttribute('href', '/web/saved');
  expect(link).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([401, 403])('after %d the form itself leads on, to sign-in and back', async (status) => {
  await press(status, { message: 'Please sign in again.' });
  expect(submit).toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what went wrong is said beside the button, which stays', async () => {
  await press(409, { message: 'You have saved 500 things.' });
  expect(screen.getByRole('status')).toHaveTextContent('You have saved 500 things.');
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError()) });
  await saveInPlace(button(), new Event('click'));
  expect(screen.getByRole('status')).toHaveTextContent('No connection. Please try again.');
  expect(submit).not.toHaveBeenCalled();
});

test('who is not signed in sends the form as without script', async () => {
  delete document.documentElement.dataset.signedIn;
  const event = new Event('click', { cancelable: true });
  await saveInPlace(button(), event);
  expect(event.defaultPrevented).toBe(false);
});
