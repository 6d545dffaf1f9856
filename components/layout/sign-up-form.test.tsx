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

test.each([
  [undefined, null],
  ['hi', 'hi'],
])('without a script the form of a page in %s names its language', (locale, named) => {
  const { container } = render(<SignUpForm words={WORDS} {...(locale && { locale })} />);
  const field = container.querySelector<HTMLInputElement>('[name="x-locale"]');
  expect(field?.value ?? null).toBe(named);
});
