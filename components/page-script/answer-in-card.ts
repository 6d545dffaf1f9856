/** The card of the landing page in which a question is answered. */
export const cardOf = () => document.querySelector<HTMLElement>('[data-card]');

/**
 * Shows an answer, or why there is none, in the card, in a copy of the elements that the server rendered.
 * @param answer the article of the answer's page
 * @param path the address of that page, where it has one
 */
export function showInCard(card: HTMLElement, question: string, answer: HTMLElement, path?: string): void {
  const copy = card.querySelector('[data-card-first]')?.cloneNode(true);
  const sentence = answer.querySelector('#answer-sentence');
  if (!(copy instanceof HTMLElement) || !sentence) return;
  delete copy.dataset.cardFirst;
  const fill = (name: string, content: string | Element | null) =>
    copy.querySelector(`[data-part=${name}]`)?.replaceChildren(content ?? '');
  fill('question', question);
  fill('sentence', sentence.textContent);
  fill('figures', answer.querySelector('.report-key'));
  const chart = answer.querySelector('.answer-chart > figure');
  // Where there is no chart: what a term means, or the answers that there are.
  fill('chart', chart ?? answer.querySelector('.answer-part') ?? answer.querySelector('.answer-links'));
  const link = copy.querySelector<HTMLAnchorElement>('[data-part=link]');
  if (link && path) link.href = path;
  else link?.remove();
  // Of evidence, which stands on the page of the answer.
  for (const each of copy.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    each.href = (path ?? '') + (each.getAttribute('href') ?? '');
  card.querySelector('[data-card-answer]')?.replaceChildren(copy);
  copy.querySelector<HTMLElement>('[data-part=sentence]')?.focus();
}
