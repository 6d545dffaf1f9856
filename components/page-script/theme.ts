/** The storage key of the chosen theme. */
const THEME_KEY = 'theme';

/**
 * Applies the stored theme before the first paint, so that the other theme never flashes, and sets it in our
 * own frames after they have loaded.
 */
export function applyStoredTheme(): void {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Browsers can block storage; the theme is then that of the system.
  }
  const apply = ({ target }: Event) => {
    // The document of a frame of another site is not accessible.
    const frame = (target as Partial<HTMLIFrameElement>).contentDocument;
    if (frame) frame.documentElement.dataset.theme = root.dataset.theme ?? '';
  };
  document.addEventListener('load', apply, true);
}

/**
 * Switches between light and dark. Choosing the system's theme deletes the stored choice, so that the site
 * follows the system again.
 */
export function switchTheme(): void {
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
