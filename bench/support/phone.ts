import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';
import { median } from './table';

/** The benchmark index of the phone that we design for: a machine of index 950, slowed down four times. */
const PHONE_INDEX = 950 / 4;

/** The number of calibrations: other processes may use the processor too. */
const CALIBRATIONS = 3;

/** How many times faster this machine is at the moment than that phone, and its index as Lighthouse measures it. */
export async function slowdownToPhone(browser: Browser): Promise<{ index: number; slowdown: number }> {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let i = 0; i < CALIBRATIONS; i += 1)
    times.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = median(times);
  return { index, slowdown: index / PHONE_INDEX };
}
