import { fireEvent, render, screen } from '@testing-library/react';
import { SignUpForm } from './sign-up-form';

const WORDS = {
  email: 'Email',
  hint: 'A code',
  invalid: 'Please enter a valid email address',
  send: 'Continue',
};

test.each(['', 'nobody', 'nobody@'])('%j is not passed on', (address) => {
  render(<SignUpForm words={WORDS} />);
  const field = screen.getByLabelText('Email');
  fireEvent.change(field, { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Please enter a valid email address/);
  expect(field).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});
