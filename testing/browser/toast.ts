import type { Page } from '@playwright/test';

/** The controls that the toast with this text covers at its current position; the expected result is none. */
export async function coveredBy(page: Page, words: string): Promise<string[]> {
  const toast = page.locator('p.bg-ink', { hasText: words });
  return toast.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const under = new Set<Element>();
    for (let x = box.left; x <= box.right; x += 4)
      for (let y = box.top; y <= box.bottom; y += 4)
        for (const hit of document.elementsFromPoint(x, y)) under.add(hit);
    return [...under]
      .filter((found) => found.matches('a, button, input, select, textarea, summary, iframe'))
      .map((found) => found.outerHTML.slice(0, 100));
  });
}
