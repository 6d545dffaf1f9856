import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * The violations that axe finds in the current state of a page: rule, element, and how to fix it. Frames
 * are not entered; frames.spec.ts opens them as pages.
 */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(selector ?? document, {
      iframes: false,
      // Otherwise axe describes every element that it finds in order, which on a report takes seconds.
      resultTypes: ['violations'],
      // The rule for touch targets, which axe does not run by default.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary}`),
    );
  }, within);
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
    await nextFrame(page);
    problems.push(...(await axeProblems(page, within)).map((problem) => `${look}: ${problem}`));
  }
  return problems;
}

/** On a busy machine axe would otherwise see colours of the theme before beside those of the new one. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
