import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { layOutEverything } from './lay-out';

/** The short form of the package's one file, since every page gets its own copy. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds in the current state of a page: rule, element, and how to fix it. Frames
 * are not entered; frames.spec.ts opens them as pages.
 */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  // A part that is just appearing has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
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

/** A theme and a window size. */
type Look = readonly [name: string, theme: 'light' | 'dark', size: typeof DESK];

export const LIGHT_DESK: Look = ['light, desk', 'light', DESK];
export const DARK_PHONE: Look = ['dark, phone', 'dark', PHONE];
const EVERY_LOOK: readonly Look[] = [
  LIGHT_DESK,
  DARK_PHONE,
  ['dark, desk', 'dark', DESK],
  ['light, phone', 'light', PHONE],
];

/** The given looks; in `testing/commands/test-full.ts` all four. */
export const looks = (some: readonly Look[]) => (process.env.WHOLE_MATRIX ? EVERY_LOOK : some);

/** The violations that axe finds in these {@link looks}. Each is prefixed with its look. */
export async function problemsInLooks(page: Page, some: readonly Look[], within?: string): Promise<string[]> {
  const problems: string[] = [];
  // Chromium does not update the theme in parts that are not laid out.
  await layOutEverything(page);
  for (const [look, colorScheme, viewport] of looks(some)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.setViewportSize(viewport);
    problems.push(...(await axeProblems(page, within)).map((problem) => `${look}: ${problem}`));
  }
  return problems;
}
