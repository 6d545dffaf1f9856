import { switchTheme } from './theme';

function press(system: 'light' | 'dark') {
  window.matchMedia = (query) => ({ matches: query.includes(system) }) as MediaQueryList;
  switchTheme();
}

test('stores a choice that differs from the system, and deletes one that does not', () => {
  press('light');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');

  press('light');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();

  press('dark');
  expect(document.documentElement.dataset.theme).toBe('light');
});
