import { fireEvent, render, screen } from '@testing-library/react';
import { Leaving } from '@/components/ui/leaving';
import { sayLeaving } from './leaving';

beforeAll(() => {
  sayLeaving();
  // jsdom sends no forms.
  window.addEventListener('submit', (event) => event.preventDefault());
});

const show = () =>
  render(
    <Leaving words="Loading...">
      <form>
        <button>Search</button>
      </form>
      <a href="#older">Older posts</a>
      <p>Page 1 of 2</p>
    </Leaving>,
  );
const status = () => screen.getByRole('status');

test.each([
  ['a form that is sent', () => fireEvent.click(screen.getByRole('button'))],
  ['a link that is followed', () => fireEvent.click(screen.getByRole('link'))],
])('%s says that the next page is loading, until Back', (_, press) => {
  show();
  expect(status()).toBeEmptyDOMElement();
  press();
  expect(status()).toHaveTextContent('Loading...');
  fireEvent(window, new Event('pageshow'));
  expect(status()).toBeEmptyDOMElement();
});

test('a form that a script sends itself does not', () => {
  show();
  fireEvent(window, new Event('pageshow'));
  const form = screen.getByRole('button').closest('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.click(screen.getByRole('button'));
  expect(status()).toBeEmptyDOMElement();
});

test('a link that opens elsewhere, or that is none, does not', () => {
  show();
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  fireEvent.click(screen.getByText('Page 1 of 2'));
  expect(status()).toBeEmptyDOMElement();
});
