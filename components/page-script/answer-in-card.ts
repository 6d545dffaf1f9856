/** The card of the landing page in which a question is answered. */
export const cardOf = () => document.querySelector<HTMLElement>('[data-card]');

/** The line below the field that says that a question was not understood. */
const problem = () => document.querySelector('[data-not-understood]');

/** The place of an answer has its form while one is worked out, and the button beside the field says so. */
export function showWorking(place: HTMLElement | null, isWorking: boolean): void {
  if (isWorking) place?.setAttribute('aria-busy', 'true');
  else place?.removeAttribute('aria-busy');
  if (isWorking) problem()?.replaceChildren();
  const button = document.querySelector<HTMLElement>('button[data-working]');
  if (!button) return;
  button.dataset.idle ??= button.textContent;
  button.textContent = (isWorking ? button.dataset.working : button.dataset.idle) ?? '';
}

/** Says below the field that a question was not understood; the card keeps its answer. */
export const showNotUnderstood = (sentence: string): void => problem()?.replaceChildren(sentence);

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
  const fill = (name: string, ...content: (string | Element | null)[]) =>
    copy.querySelector(`[data-part=${name}]`)?.replaceChildren(...content.map((part) => part ?? ''));
  fill('question', question);
  fill('sentence', sentence.textContent);
  fill('figures', answer.querySelector('.report-key'));
  const chart = answer.querySelector('.answer-chart > figure');
  fill('switches', ...answer.querySelectorAll('.echo-switch'));
  const sources = answer.querySelector('.chart-source');
  if (sources) fill('sources', sources);
  else copy.querySelector('.hero-sources')?.remove();
  // Its tools are those of the answer's page.
  chart?.querySelector('.chart-tools')?.remove();
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
