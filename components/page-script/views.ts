import { countText } from '@/lib/platform/fill';

/** Counts this view of a report and shows the number of all; without a number nothing is shown. */
export async function countView(): Promise<void> {
  const label = document.querySelector<HTMLElement>('[data-views]');
  const number = label?.querySelector('data');
  if (!label || !number) return;
  try {
    const response = await fetch(label.dataset.views ?? '', { method: 'POST', keepalive: true });
    const { views } = (await response.json()) as { views?: unknown };
    if (!response.ok || typeof views !== 'number') return;
    number.value = String(views);
    number.textContent = countText(views);
    label.hidden = false;
  } catch {
    // The site cannot be reached.
  }
}
