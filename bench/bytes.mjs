// npm run bench:bytes: what each public page costs on the wire, and how much of its JavaScript is ours: above an empty
// app of the same Next. Ends with 1 when a page is over its limit.
import { floorScripts } from './empty-app.mjs';
import { brotli, gzip, measurePage } from './page-bytes.mjs';
import { serveSite } from './serve.mjs';

/** Bytes of gzipped JavaScript a page may add to the floor. */
const LIMIT = 15_000;
const LANDING_LIMIT = 40_000;

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const row = (/** @type {string[]} */ cells) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(44) : cell.padStart(9))).join(''));

const floor = await floorScripts();
const site = await serveSite();
let isOver = false;
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  console.log(`kB; floor of an empty app: ${kB(gzip(floor))} gzip, ${kB(brotli(floor))} brotli\n`);
  row(['page', 'html gz', 'html br', 'js gz', 'js br', 'js+ gz', 'js+ br', 'css gz', 'fonts', 'limit']);
  for (const path of paths) {
    const { html, scripts, styles, fonts } = await measurePage(site.origin, path);
    const added = gzip(scripts) - gzip(floor);
    const isWithin = added <= (path === '/' ? LANDING_LIMIT : LIMIT);
    isOver ||= !isWithin;
    const sizes = [
      gzip([html]),
      brotli([html]),
      gzip(scripts),
      brotli(scripts),
      added,
      brotli(scripts) - brotli(floor),
      gzip(styles),
      fonts.reduce((sum, font) => sum + font.length, 0),
    ];
    row([path, ...sizes.map(kB), isWithin ? 'met' : 'OVER']);
  }
} finally {
  site.stop();
}
process.exitCode = isOver ? 1 : 0;
