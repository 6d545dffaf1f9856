import { brotliCompressSync } from 'node:zlib';

/**
 * @typedef {object} Page
 * @property {Buffer} html
 * @property {Buffer[]} styles
 * @property {Buffer[]} fonts all that the styles name
 * @property {Buffer[]} scripts that are loaded with the page
 * @property {Buffer[]} boot what the first touch loads before any script of Next's: the copy of the page for hydration
 * @property {Buffer[]} woken scripts that the first touch loads
 */

/**
 * Requests a page and the files that a browser loads with it: the scripts in its tags, the chunks that its
 * hydration data names, its styles and fonts. Files for the first interaction (server/defer-hydration.ts)
 * are counted separately. Not counted: scripts for old browsers (`nomodule`) and later dynamic imports.
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Page>}
 */
export async function measurePage(origin, path) {
  const all = (/** @type {string[]} */ addresses) =>
    Promise.all([...new Set(addresses.filter(Boolean))].map((one) => load(new URL(one, origin))));
  const html = await load(new URL(path, origin));
  const text = html.toString();
  const tags = [...text.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const old = tags.filter((tag) => /\bnomodule\b/i.test(tag)).map((tag) => address(tag, 'src'));
  const first = [
    ...tags.filter((tag) => tag.startsWith('<script')).map((tag) => address(tag, 'src')),
    ...chunksIn(text),
  ].filter((script) => !old.includes(script));
  const boot = await all(tags.map((tag) => address(tag, 'data-boot')));
  const styles = tags.filter((tag) => /rel="stylesheet"/.test(tag)).map((tag) => address(tag, 'href'));
  return {
    html,
    styles: await all(styles),
    fonts: await all((await Promise.all(styles.map((style) => fontsOf(new URL(style, origin))))).flat()),
    scripts: await all(first),
    boot,
    woken: await all(
      boot.flatMap((script) => chunksIn(script.toString())).filter((one) => !first.includes(one)),
    ),
  };
}

/**
 * The compressed size: each file is compressed separately, as the server sends it.
 * @param {Buffer[]} files
 */
export const brotli = (files) => files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);

/** @param {string} text */
const chunksIn = (text) =>
  [...text.matchAll(/static\/chunks\/[\w./~-]+?\.js/g)].map(([chunk]) => `/_next/${chunk}`);

/** @param {URL} style */
async function fontsOf(style) {
  const text = (await load(style)).toString();
  return [...text.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, font = '']) => new URL(font, style).pathname,
  );
}

/** @param {string} tag @param {'src' | 'href' | 'data-boot'} name */
function address(tag, name) {
  return (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** @param {URL} url */
async function load(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
