import { closest } from './closest';

/** The id of the panel with the search of the site. */
export const SEARCH_PANEL = 'search';

/**
 * The key `/` opens the search, except where it is typed into a field, and Escape closes it at once, where
 * browsers would clear the field first. It works before any other script is loaded, so that no letter typed
 * after it is lost.
 */
export function listenToSearchKey(): void {
  const openOrClose = (event: KeyboardEvent) => {
    const panel = document.getElementById(SEARCH_PANEL);
    if (!panel?.showPopover) return;
    if (event.key === 'Escape' && panel.contains(event.target as Node)) panel.hidePopover();
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || isModified) return;
    if (closest(event, 'input,textarea,select,dialog,[contenteditable]')) return;
    event.preventDefault();
    panel.showPopover();
  };
  // Captured: while React hydrates a part of the page, it stops events that come from there.
  addEventListener('keydown', openOrClose, true);
}
