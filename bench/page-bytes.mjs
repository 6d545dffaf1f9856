import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @typedef {{ html: Buffer, scripts: Buffer[], styles: Buffer[], fonts: Buffer[] }} Page */

/**
 * Loads a page and what a browser loads with it: the scripts in its tags, the chunks its data names for hydration, its
 * styles and preloaded fonts. What only an old browser takes (`nomodule`), or what is imported later, is not counted.
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Page>}
 */
export async function measurePage(origin, path) {
  const html = await load(new URL(path, origin));
  const text = html.toString();
  const tags = [...text.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const hydrated = [...text.matchAll(/static\/chunks\/[\w./~-]+?\.js/g)].map(([chunk]) => `/_next/${chunk}`);
  const old = tags.filter((tag) => /\bnomodule\b/i.test(tag)).map((tag) => address(tag, 'src'));
  const scripts = [
    ...tags.filter((tag) => tag.startsWith('<script')).map((tag) => address(tag, 'src')),
    ...hydrated,
  ];
  const links = (/** @type {RegExp} */ kind) =>
    tags.filter((tag) => kind.test(tag)).map((tag) => address(tag, 'href'));
  const all = (/** @type {string[]} */ addresses) =>
    Promise.all([...new Set(addresses.filter(Boolean))].map((one) => load(new URL(one, origin))));
  return {
    html,
    scripts: await all(scripts.filter((script) => !old.includes(script))),
    styles: await all(links(/rel="stylesheet"/)),
    fonts: await all(links(/as="font"/)),
  };
}

/** Each file is compressed by itself, as it is sent. @param {Buffer[]} files */
export const gzip = (files) => files.reduce((sum, file) => sum + gzipSync(file, { level: 6 }).length, 0);

/** At the level of files compressed once, in advance. @param {Buffer[]} files */
export const brotli = (files) => files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);

/** @param {string} tag @param {'src' | 'href'} name */
function address(tag, name) {
  return (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** @param {URL} url */
async function load(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
