'use client';

import { THEME_KEY } from './theme';

/**
 * Switches between light and dark. Choosing the system's theme deletes the stored choice, so that the site
 * follows the system again. A client component, because it writes to the browser's storage; it renders no
 * state, so nothing flashes.
 */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-hydrate
      onClick={turn}
      aria-label="Switch between light and dark"
      className="inline-flex size-10 items-center justify-center rounded-sm text-muted hover:text-ink noscript:hidden"
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current"
        strokeWidth="1.4"
      >
        <circle cx="10" cy="10" r="7.3" />
        <path d="M10 2.7a7.3 7.3 0 0 1 0 14.6z" fill="currentColor" />
      </svg>
    </button>
  );
}

function turn() {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  const followsSystem = next === system;
  if (followsSystem) delete root.dataset.theme;
  else root.dataset.theme = next;
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    contentDocument?.documentElement.setAttribute('data-theme', root.dataset.theme ?? '');
  try {
    if (followsSystem) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, next);
  } catch {
    // Browsers can block storage; the choice then applies to this page only.
  }
}
