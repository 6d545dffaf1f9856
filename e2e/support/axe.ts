import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds in the current state of a page: rule, element, and how to fix it. */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  // The rule for touch targets, which axe does not run by default.
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary}`),
  );
}

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Themes and window sizes. The first two together cover both themes and both sizes. */
const LOOKS = [
  ['light, desk', 'light', DESK],
  ['dark, phone', 'dark', PHONE],
  ['dark, desk', 'dark', DESK],
  ['light, phone', 'light', PHONE],
] as const;

/**
 * The violations that axe finds in the first `count` combinations of theme and size, each prefixed with its
 * combination.
 */
export async function problemsInLooks(page: Page, count: 2 | 4, within?: string): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(() => {
    // Chromium does not update the theme in parts that `content-visibility` leaves out of layout.
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
