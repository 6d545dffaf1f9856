import { LOCALE_FIELD } from '@/lib/web/locale-field';
import { postJson } from '@/lib/web/post-json';

const MUST_SIGN_IN = [401, 403];

/**
 * Sends the form of a button that saves, and shows the link to what is saved in the button's place. Who is not signed
 * in, or no longer, or has to declare to be of age, is led there by the form itself, as without script.
 */
export async function saveInPlace(button: HTMLElement, event: Event): Promise<void> {
  const form = button.closest('form');
  const link = form?.querySelector('a');
  const status = form?.querySelector('[role=status]');
  const isSignedIn = 'signedIn' in document.documentElement.dataset;
  if (!form || !link || !status || !isSignedIn) return;
  event.preventDefault();
  const { [LOCALE_FIELD]: locale, ...item } = Object.fromEntries(new FormData(form)) as Record<
    string,
    string
  >;
  // The property of a form may be a field of that name.
  const result = await postJson(form.getAttribute('action') ?? '', item, { locale });
  if (result.ok) {
    status.textContent = '';
    button.hidden = true;
    link.hidden = false;
    link.focus();
  } else if (MUST_SIGN_IN.includes(result.status)) form.submit();
  else status.textContent = result.message ?? button.dataset.failed ?? '';
}
