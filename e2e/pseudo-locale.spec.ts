import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../bench/free-port.mjs';
import { layOutEverything } from './support/lay-out';
import { englishIn, namesIn, pseudoContent } from './support/pseudo-locale';
import { copyToBuild } from './support/repository-copy';
import { outputOf, startCommand, untilPrinted } from './support/run-command';

/* A site whose catalogue and content are in a made-up language: what is still English stands in the code. */

const WIDTHS = [320, 768, 1280];

/** Texts without words of ours: their words are names, code, or written by who wrote to us. */
const NAMES = [...namesIn('content'), ...'English iOS WhatsApp LinkedIn Android Google Apple'.split(' ')];

let copy: ReturnType<typeof copyToBuild>;
let site: ChildProcess;
let origin: string;

test.describe.configure({ mode: 'serial' });
test.skip(!process.env.WHOLE_MATRIX, 'builds a site of its own: part of npm run test:full');

test.beforeAll(async () => {
  copy = copyToBuild();
  pseudoContent(path.join(copy.root, 'content'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const settings = { PORT: String(port), SITE_URL: origin, DATA_DIR: path.join(copy.root, '.data') };
  site = startCommand('npm start', copy.root, settings);
  await untilPrinted(site, outputOf(site), origin);
});
test.afterAll(() => {
  if (site?.pid) process.kill(-site.pid, 'SIGTERM');
  copy?.remove();
});

/** The texts of a page that people see or hear. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const skipped = 'script, style, code, pre, noscript, [translate=no]';
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(skipped)) texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (element.localName !== 'meta' || /description|title/.test(element.outerHTML))
          texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

const linksOn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href.replace(/#.*/, '')));

test('no page has a sentence that is written in the code, and none is wider than the screen', async ({
  page,
}) => {
  const seen = new Set<string>();
  const waiting = [`${origin}/`, `${origin}/web`, `${origin}/nothing-here`];
  const found: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    // Earlier versions of reports have the words of their time.
    if (seen.has(next) || !next.startsWith(origin) || /\/v\/\d/.test(next)) continue;
    seen.add(next);
    const response = await page.request.get(next);
    const type = response.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) {
      // Files for programs have English column names; what people read in them comes from the same messages.
      if (/rss|atom|plain|markdown|svg/.test(type))
        found.push(
          ...englishIn((await response.text()).replace(/<style>.*?<\/style>|<[^>]+>/gs, ' '), NAMES).map(
            (word) => `${next}: ${word}`,
          ),
        );
      continue;
    }
    await page.goto(next);
    for (const text of await textsOn(page)) {
      const english = englishIn(text, NAMES);
      if (english.length > 0) found.push(`${next}: ${text.trim().slice(0, 120)}: ${english.join(' ')}`);
    }
    await layOutEverything(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrolled > width) found.push(`${next}: ${scrolled} px wide at ${width}`);
    }
    waiting.push(...(await linksOn(page)));
  }
  expect(seen.size).toBeGreaterThan(50);
  expect([...new Set(found)]).toEqual([]);
});
