import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { feedTexts } from './feed-texts';
import { FeedMenu } from './feed-menu';

const saved: string[] = [];
beforeEach(() => saved.splice(0));

function show(isOn: boolean) {
  const list = createRef<HTMLUListElement>();
  render(
    <>
      <FeedMenu
        order="Newest first."
        own={{ hasKeys: isOn, list, onSave: (id) => saved.push(id) }}
        texts={feedTexts()}
      />
      <form role="search">
        <input name="q" aria-label="Search" />
      </form>
      <ul ref={list}>
        {['a', 'b'].map((id) => (
          <li key={id} data-widget={id}>
            <h2>
              <a href={`/${id}`}>{id}</a>
            </h2>
          </li>
        ))}
      </ul>
    </>,
  );
}

const press = (key: string, options = {}) =>
  fireEvent.keyDown(document.activeElement ?? window, { key, ...options });
const focused = () => document.activeElement?.textContent;

test('j and k go through the insights, s saves the one that has the focus, / goes to the search', () => {
  show(true);
  press('s');
  expect(saved).toEqual([]);
  screen.getByRole('link', { name: 'a' }).focus();
  press('j');
  expect(focused()).toBe('b');
  press('j');
  expect(focused()).toBe('b');
  press('s');
  expect(saved).toEqual(['b']);
  press('k');
  expect(focused()).toBe('a');
  press('/');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  // What is typed into a field, or with another key, is no command.
  press('j');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  screen.getByRole('link', { name: 'a' }).focus();
  press('s', { ctrlKey: true });
  expect(saved).toEqual(['b']);
});

test('keys that are switched off do nothing, and no button explains them', () => {
  show(false);
  screen.getByRole('link', { name: 'a' }).focus();
  press('j');
  press('s');
  expect(focused()).toBe('a');
  expect(saved).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Keys' })).toBeNull();
});
