import { createHash } from 'node:crypto';
import type { Recorded } from './crawl';

/** The headers to compare; others change with every build or have tests of their own. */
const HEADERS = ['content-type', 'content-disposition', 'location', 'x-total-pages', 'x-current-page'];

/** One tag or one run of text. Scripts and styles that are not data are removed before. */
const TOKEN = /<[^>]*>|[^<]+/g;
const UNSEEN = /<!--[\s\S]*?-->|<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>/g;
const ATTRIBUTE = /([^\s"=<>/]+)(?:="([^"]*)")?/g;

const DROPPED = new Set(['class', 'nonce', 'style', 'integrity']);

/** Ids that React generates. */
const GENERATED_ID = /_[rR]_[\w]*_/g;

/** Of this machine: the one that a build was made for, and the one at which it is served. */
const LOCAL_ORIGIN = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/g;

/** Values that are random or depend on the time: tokens, codes, signatures. */
const CHANCE = /"(token|access_token|challenge)": "[^"]+"|"(id|user_id)": "[\da-f-]{32,}"/g;
const SIGNED = /\?expires=\d+&(?:amp;)?signature=[\w-]+/g;
const BUILD_FILE = /\/_next\/static\/[\w./~-]+/g;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const DAY = 86_400_000;

/**
 * A response as text for comparing two builds: without classes, generated ids, scripts, styles, local
 * origins and random values.
 */
export function normalized({ status, headers, body }: Recorded): string {
  const type = headers.get('content-type') ?? '';
  const head = HEADERS.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  return [`status: ${status}`, ...head, '', content(type, body)]
    .join('\n')
    .replace(LOCAL_ORIGIN, 'ORIGIN')
    .replace(SIGNED, '?SIGNED')
    .replace(BUILD_FILE, 'BUILD-FILE')
    .replace(MOMENT, (text) => (Math.abs(Date.now() - Date.parse(text)) < DAY ? 'MOMENT-OF-THE-RUN' : text))
    .concat('\n');
}

function content(type: string, body: Buffer): string {
  if (/json/.test(type)) return json(body.toString());
  if (/html|svg|xml/.test(type)) return markup(body.toString());
  if (/^text\//.test(type) || body.length === 0) return body.toString();
  return `${body.length} bytes, ${createHash('sha256').update(body).digest('hex')}`;
}

function json(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), sorted, 1).replace(CHANCE, '"$1$2": "CHANCE"');
  } catch {
    return text;
  }
}

const sorted = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** One line of text for each tag and each run of text. */
function markup(html: string): string {
  const lines: string[] = [];
  let isText = false;
  for (const [token] of html.replace(UNSEEN, '').matchAll(TOKEN)) {
    const wasText = isText;
    isText = !token.startsWith('<');
    if (!isText) lines.push(tag(token));
    else if (wasText) lines.push(lines.pop() + token);
    else if (token.trim()) lines.push(token);
    else isText = false;
  }
  return lines.map((line) => line.replace(GENERATED_ID, 'ID').replace(/\s+/g, ' ').trim()).join('\n');
}

function tag(token: string): string {
  const [name, ...rest] = [...token.matchAll(ATTRIBUTE)];
  if (token.startsWith('</') || rest.length === 0) return token;
  const attributes = rest
    .filter(([, attribute = '']) => !DROPPED.has(attribute.toLowerCase()))
    .map(([, attribute = '', value]) => (value === undefined ? attribute : `${attribute}="${value}"`));
  return `<${[name?.[1], ...attributes.sort()].join(' ')}>`;
}
