import { elementOfPage } from './element-of-page';

const popover = () => document.querySelector<HTMLElement>('.evidence-popover');

/**
 * Opens the evidence that a link leads to in the popover of the page. A browser without popovers follows the
 * link, and so does one that cannot load the evidence.
 */
export async function showEvidence(element: HTMLElement, event: Event): Promise<void> {
  const link = element as HTMLAnchorElement;
  const dialog = popover();
  const content = dialog?.firstElementChild;
  if (!content || !dialog.showPopover) return;
  event.preventDefault();
  // The browser returns the focus there when the popover closes; Safari does not focus a pressed link.
  link.focus({ preventScroll: true });
  content.textContent = dialog.dataset.loading ?? '';
  // Beside the link where there is room: see evidence-popover.css.
  dialog.showPopover({ source: link });
  dialog.focus({ preventScroll: true });
  try {
    content.replaceChildren(await elementOfPage(link.pathname, link.hash.slice(1)));
  } catch {
    location.assign(link.href);
  }
}

/**
 * Redirects old addresses of evidence: earlier versions of the site had these rows on the report's page, and
 * other sites still link to them.
 */
export function startEvidence(): void {
  const path = popover()?.dataset.evidence;
  if (path && location.hash.startsWith('#figure-')) location.replace(path + location.hash);
}
