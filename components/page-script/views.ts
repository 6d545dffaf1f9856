import { countText } from '@/lib/platform/fill';
import { postJson } from '@/lib/web/post-json';

/** Counts this view of a report and shows the number of all; without a number nothing is shown. */
export async function countView(): Promise<void> {
  const label = document.querySelector<HTMLElement>('[data-views]');
  const number = label?.querySelector('data');
  if (!label || !number) return;
  const answer = await postJson(label.dataset.views ?? '', {}, { keepalive: true });
  const views = answer.ok && answer.data.views;
  if (typeof views !== 'number') return;
  number.value = String(views);
  number.textContent = countText(views);
  label.hidden = false;
}
