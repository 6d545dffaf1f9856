// npm run bench:bytes: the bytes that each public page transfers under brotli, at load and at the first
// interaction, and how much of its JavaScript is ours, compared with an empty app of the same version of
// Next. Exits with 1 if a page exceeds a limit.
import { command } from '../scripts/steps/stop.mjs';
import { during } from './child.mjs';
import { floorScripts } from './empty-app.mjs';
import { brotli, measurePage } from './page-bytes.mjs';
import { serveSite } from './serve.mjs';
import { publicPaths } from './sitemap.mjs';
import { printRow } from './table.mjs';

/** In bytes. */
const LIMITS = { html: 14_000, reportHtml: 30_000, css: 10_000, fonts: 60_000, addedScripts: 12_000 };
const MOST_FONTS = 2;

const WIDTHS = [48, 11, 11, 11, 8, 8, 11, 8];
const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

let isOver = false;
const judged = (/** @type {number} */ bytes, /** @type {number} */ limit, isFew = true) => {
  const isWithin = bytes <= limit && isFew;
  isOver ||= !isWithin;
  return `${kB(bytes)} ${isWithin ? ' met' : 'OVER'}`;
};

await command(async () => {
  const floor = brotli(await floorScripts());
  await during(await serveSite(), ({ origin }) => printPages(origin, floor));
  if (isOver) process.exitCode = 1;
});

/** @param {string} origin @param {number} floor bytes of the scripts of an empty app */
async function printPages(origin, floor) {
  console.log(`kB under brotli. The scripts of an empty app: ${kB(floor)}.
js: loaded with the page; touch: loaded when a visitor first touches it; added: both, above the empty app.
data: what hydration needs of the page, loaded with the first touch; Next has it in the HTML.
Limits: html ${kB(LIMITS.html)}, of reports ${kB(LIMITS.reportHtml)}; css ${kB(LIMITS.css)}; fonts ${kB(LIMITS.fonts)} in ${MOST_FONTS} files; added ${kB(LIMITS.addedScripts)}.
`);
  printRow(['page', 'html', 'css', 'fonts', 'js', 'touch', 'added', 'data'], WIDTHS);
  for (const path of await publicPaths(origin)) {
    const page = await measurePage(origin, path);
    const scripts = brotli(page.scripts);
    const woken = brotli(page.woken);
    const fontBytes = page.fonts.reduce((sum, font) => sum + font.length, 0);
    printRow(
      [
        path,
        judged(brotli([page.html]), path.startsWith('/reports/') ? LIMITS.reportHtml : LIMITS.html),
        judged(brotli(page.styles), LIMITS.css),
        judged(fontBytes, LIMITS.fonts, page.fonts.length <= MOST_FONTS),
        kB(scripts),
        kB(woken),
        judged(scripts + woken - floor, LIMITS.addedScripts),
        kB(brotli(page.boot)),
      ],
      WIDTHS,
    );
  }
}
