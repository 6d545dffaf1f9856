import { render, screen } from '@testing-library/react';
import { SignInMethods } from './sign-in-methods';

test('email works; the two other methods are shown as disabled', () => {
  render(<SignInMethods />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Email OTP');
  for (const name of ['Google', 'Apple']) {
    const tab = screen.getByRole('tab', { name, selected: false });
    expect(tab).toBeDisabled();
    expect(tab).toHaveAccessibleDescription('Google and Apple are not available yet');
  }
});
