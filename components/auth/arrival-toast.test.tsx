import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { Toasts } from '@/components/ui/toasts';
import { flashDone } from '@/lib/services/sign-in/flash';
import { ArrivalToast } from './arrival-toast';

// The handler that sets the cookie asks whether the site is reached over https.
jest.mock('@/lib/platform/env', () => ({ siteOrigin: () => 'http://localhost' }));

afterEach(() => act(() => toast.remove()));

const message = 'Successfully logged in!';

test('shows the result once: its cookie is deleted, so a reload shows nothing', () => {
  window.history.replaceState(null, '', '/web/account');
  document.cookie = flashDone(message);
  expect(document.cookie).toContain('sign-in-flash=');

  const page = (
    <>
      <ArrivalToast message={message} />
      <Toasts />
    </>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(document.cookie).toBe('');
});
