/** Copies the button's text and says the result beside it: the browser may refuse access to the clipboard. */
export async function copyText(button: HTMLElement): Promise<void> {
  const { text = '', done = '', failed = '' } = button.dataset;
  let outcome = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    outcome = failed;
  }
  if (button.nextElementSibling) button.nextElementSibling.textContent = outcome;
}

/**
 * Opens the device's share sheet for the address of a button or of a link, which is then not followed; if there is
 * none, copies the address.
 */
export async function share(button: HTMLElement, event: Event): Promise<void> {
  event.preventDefault();
  if (!('share' in navigator)) return copyText(button);
  const { title, text: url } = button.dataset;
  // Closing the share sheet throws an AbortError, which is not an error here.
  await navigator.share({ title, url }).catch(() => undefined);
}
