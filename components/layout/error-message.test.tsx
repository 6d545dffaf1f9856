import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorMessage, ErrorWords } from './error-message';

const mockSettings = { isDevelopment: false };
jest.mock('@/lib/platform/env.client', () => ({
  get isDevelopment() {
    return mockSettings.isDevelopment;
  },
}));
afterEach(() => void (mockSettings.isDevelopment = false));

test('passes the error to the window once and offers a retry', () => {
  const error = new Error('broken');
  window.reportError = jest.fn();
  const retry = jest.fn();
  const { rerender } = render(<ErrorMessage error={error} retry={retry} />);
  rerender(<ErrorMessage error={error} retry={retry} />);
  expect(window.reportError).toHaveBeenCalledTimes(1);
  expect(window.reportError).toHaveBeenCalledWith(error);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('takes its words from around it', () => {
  window.reportError = jest.fn();
  render(
    <ErrorWords words={{ title: 'Kaput', text: 'Leider.', retry: 'Nochmals', home: 'Zurück' }}>
      <ErrorMessage error={new Error('broken')} retry={jest.fn()} />
    </ErrorWords>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('KaputLeider.NochmalsZurück');
});

test('says what failed under `next dev` only', () => {
  window.reportError = jest.fn();
  const error = new Error('content/faq.yaml:3: question: Required');
  render(<ErrorMessage error={error} retry={jest.fn()} />);
  expect(screen.queryByText(error.message)).toBeNull();
  mockSettings.isDevelopment = true;
  render(<ErrorMessage error={error} retry={jest.fn()} />);
  expect(screen.getByText(error.message)).toBeInTheDocument();
});
