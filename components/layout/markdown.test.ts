import { toString } from 'mdast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from './markdown';
import { parseMarkdown } from '@/lib/texts/prose/parse-markdown';

const rendered = (source: string) => renderToStaticMarkup(createElement(Markdown, null, source));
const ADDRESS = `https://a.example/${'b'.repeat(3_900)}`;

test.each([
  ['quotes in quotes', `${'>'.repeat(10_000)} a`],
  ['101 quotes in quotes', `${'>'.repeat(101)} a`],
  ['lists in lists', `${'- '.repeat(10_000)}a`],
  ['numbered lists in lists', `${'1. '.repeat(10_000)}a`],
  ['emphasis in emphasis', '*a '.repeat(5_000) + 'a*'.repeat(5_000)],
  ['a long address repeated', `[a]: ${ADDRESS}\n${'\n[a]\n'.repeat(200)}`],
  ['a long address repeated in images', `[a]: ${ADDRESS}\n\n${'![a]'.repeat(400)}`],
  ['rows of a wide table', `${'|a'.repeat(400)}|\n${'|:-'.repeat(400)}|\n${'|a|\n'.repeat(300)}`],
])('%s are plain text, as a tree and in a page', (_, source) => {
  const { children } = parseMarkdown(source);
  expect(children.map(({ type }) => type)).toEqual(['paragraph']);
  expect(toString({ type: 'root', children })).toBe(source);
  const html = rendered(source);
  expect(html.length).toBeLessThan(5 * source.length + 100);
});

test('a long text with much in it is Markdown', () => {
  const piece = '> - **a** [b] and ~~c~~\n\n| d | e |\n|---|--:|\n| 1 | 2 |\n\n';
  const source = `${piece.repeat(100)}[b]: https://b.example/`;
  expect(parseMarkdown(source).children.length).toBeGreaterThan(150);
  expect(rendered(source)).toContain(
    '<strong>a</strong> <a href="https://b.example/" target="_blank" rel="noopener">b</a> and <del>c</del>',
  );
});
