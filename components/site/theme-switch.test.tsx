import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeSwitch } from './theme-switch';

function press(system: 'light' | 'dark') {
  window.matchMedia = (query) => ({ matches: query.includes(system) }) as MediaQueryList;
  fireEvent.click(screen.getByRole('button', { name: 'Switch between light and dark' }));
}

test('stores a choice that differs from the system, and deletes one that does not', () => {
  render(<ThemeSwitch />);

  press('light');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');

  press('light');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();

  press('dark');
  expect(document.documentElement.dataset.theme).toBe('light');
});
