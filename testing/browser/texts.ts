import type { Page } from '@playwright/test';

// The texts of pages and files that people read.

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'content'];

/**
 * The texts of a page that people see or hear, or that other sites show of it; also those that are hidden at
 * the moment.
 */
export async function textsOn(page: Page): Promise<string[]> {
  const { texts, data } = await page.evaluate((attributes) => {
    const texts = [document.title];
    const skipped = 'script, style, code, pre, textarea, noscript, [translate=no]';
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(skipped)) texts.push(node.textContent ?? '');
    for (const name of attributes)
      for (const element of document.querySelectorAll(`[${name}]`))
        if (element.localName !== 'meta' || /description|title|alt/.test(element.outerHTML))
          texts.push(element.getAttribute(name) ?? '');
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    return { texts, data: [...scripts].map(({ textContent }) => textContent) };
  }, ATTRIBUTES);
  return [...texts, ...data.flatMap((json) => sentencesIn(JSON.parse(json)))].filter((text) => text.trim());
}

/** What a file says to people, by its media type; nothing of a type that programs read. */
export function textsIn(type: string, body: string): string[] {
  if (/json/.test(type))
    // A name in a file is an id.
    return sentencesIn(JSON.parse(body, (key, value: unknown) => (key === 'name' ? null : value)));
  if (/html|rss|atom|svg/.test(type)) return textsOfMarkup(body);
  return /^text\/(?:plain|markdown)/.test(type)
    ? body.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>/g, ' ').split('\n')
    : [];
}

/**
 * Fields of data files with several words from a list that programs know: README.md of content/series and
 * schema.org name them.
 */
const FOR_PROGRAMS = new Set(['id', 'unit', 'reads', 'query-input']);

/** The values with several words: the others are numbers, dates and names that programs know. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? textsOfMarkup(value) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (FOR_PROGRAMS.has(key) ? [] : sentencesIn(inner)));
}

/** Code, dates of a fixed format and tags. */
const NO_TEXT = /<(style|script|code|pre|pubDate|lastBuildDate)\b.*?<\/\1>|<[^>]*>/gs;

function textsOfMarkup(body: string): string[] {
  const markup = body
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&(lt|gt|quot|#x27|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replaceAll('&amp;', '&');
  const labels = [...markup.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(([, text = '']) => text);
  // A name may be broken into several lines of a chart's text.
  const blocks = markup.split(/<\/(?:text|desc|title|p|li|t[dh]|h\d|summary|description|figcaption)>/);
  return [...labels, ...blocks.map((block) => block.replace(NO_TEXT, ' '))].filter((text) => text.trim());
}
