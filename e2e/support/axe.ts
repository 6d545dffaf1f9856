import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page as it stands: the rule, the element, what to mend; empty when all is well. */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  // Not among its defaults: what a finger is to hit.
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary}`),
  );
}

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** A theme and a width. The first two have both themes and both widths in them. */
const LOOKS = [
  ['light, desk', 'light', DESK],
  ['dark, phone', 'dark', PHONE],
  ['dark, desk', 'dark', DESK],
  ['light, phone', 'light', PHONE],
] as const;

/** What axe finds in the first so many looks of a page, by look; empty when all is well. */
export async function problemsInLooks(page: Page, count: 2 | 4, within?: string): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(() => {
    // Chromium does not bring the styles of what it has not laid out up to date with a theme.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [everything];
  });
  for (const [look, colorScheme, viewport] of LOOKS.slice(0, count)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.setViewportSize(viewport);
    problems.push(...(await axeProblems(page, within)).map((problem) => `${look}: ${problem}`));
  }
  return problems;
}
