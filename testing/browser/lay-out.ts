import type { Page } from '@playwright/test';

/** Lays out what `content-visibility` would leave out until it is near the viewport. */
export function layOutEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}
