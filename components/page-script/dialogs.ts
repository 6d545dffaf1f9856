import { closest } from './closest';
import { OPEN_APP_DOWNLOAD, requestPopup } from './popup-event';
import { onPress } from './reach';

/** The id of the app-download popup. */
export const APP_DOWNLOAD = 'app-download';

/**
 * Opens the dialog that a link names, the popup by its event; without such a dialog, or in a browser without
 * dialogs, the link is followed.
 */
export function openDialog(link: HTMLElement, event: MouseEvent): void {
  // Safari does not focus a pressed link, but the dialog restores the focus to the element that had it before.
  link.focus({ preventScroll: true });
  const { dialog } = link.dataset;
  if (dialog === APP_DOWNLOAD ? requestPopup() : show(dialog)) event.preventDefault();
}

/** Opens the app-download popup by its event, and closes any dialog by its buttons and its backdrop. */
export function startDialogs(): void {
  addEventListener(OPEN_APP_DOWNLOAD, (event) => {
    if (show(APP_DOWNLOAD)) event.preventDefault();
  });

  // A text selection that ends outside causes a click on the backdrop: only a press that began there counts.
  let pressTarget: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressTarget = target));
  onPress((event) => {
    const dialog = closest(event, 'dialog') as HTMLDialogElement | null;
    const isOnBackdrop = event.target === dialog && pressTarget === dialog;
    if (isOnBackdrop || closest(event, '[data-close]')) dialog?.close?.();
  });
}

/** Whether there is such a dialog and the browser can open it; it then traps the focus, and closes on Escape. */
function show(id = ''): boolean {
  const dialog = document.getElementById(id) as Partial<HTMLDialogElement> | null;
  if (!dialog?.showModal) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}
