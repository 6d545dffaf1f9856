import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { writeContent } from '@/testing/content/content-folder';
import { withAbsoluteUrls } from '@/lib/contract/absolute-urls';
import { toBlog } from '@/lib/provider/embedded/blogs';
import { documentHtml, documentMarkdown } from '@/lib/texts/publication/document';
import { postDocument } from '@/lib/texts/publication/post-document';
import { seriesText } from '@/testing/content/series-file';
import { readPost } from './post';

const ORIGIN = 'https://samvit.example';

/** 40 by 30 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4jWNgGAWjYBSMguEAAATOAAE9WQaqAAAAAElFTkSuQmCC',
  'base64',
);
/** Of the site; content that is written later is read from elsewhere. */
const images = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'public-'));
readContentFrom(contentRoot(), undefined, images);
const folder = path.join(images, 'posts');
mkdirSync(folder);
writeFileSync(path.join(folder, 'flat.png'), PNG);
writeFileSync(path.join(folder, 'notes.txt'), 'No image');

writeContent('series/prices.json', seriesText({ id: 'prices', points: [['2026', 100]] }));
writeContent(
  'team.yaml',
  `authors: [{ id: desk, kind: organisation, name: The desk, about: '${'It writes. '.repeat(6)}' }]
leaders: [{ role: Founder, duty: Answers }]
team: [{ role: Engineer, duty: Builds }]
partners: [{ kind: Accelerator, note: Mentoring, url: https://accelerator.example }]
`,
);

function post(body: string) {
  writeContent(
    'blogs/drawn.md',
    `---
title: Drawn
description: A post with one image, long enough for lists and for search engines
created_at: 2026-07-08T09:15:00+05:30
author: desk
tags: [Gold]
meta_data: { title: Drawn with a file, description: 'A post with one image, long enough for search engines' }
figures:
  last: { formula: value, series: prices, at: 2026, format: usd }
charts:
  thumbnail:
    kind: line
    title: Prices
    subtitle: Dollars
    series: [{ series: prices, label: Price }]
    format: usd
---

${body}
`,
  );
  return readPost('drawn');
}

const BODY = 'It is {last}.\n\n![A flat line at {last}](/posts/flat.png)\n\nThe end.';

test('an image of public is in the post with its size', () => {
  expect(post(BODY).images).toEqual(new Map([['/posts/flat.png', { width: 40, height: 30 }]]));
});

test('on the wire it is a block of its own, with an absolute address for other sites', () => {
  const { content } = withAbsoluteUrls(toBlog(post(BODY)), ORIGIN);
  expect(content.slice(1)).toEqual([
    {
      web_url: `${ORIGIN}/posts/flat.png`,
      thumbnail_url: `${ORIGIN}/posts/flat.png`,
      paragraph: '*A flat line at $100*',
    },
    { web_url: '', thumbnail_url: '', paragraph: 'The end.' },
  ]);
});

test('feeds and the text as Markdown have it with its words', () => {
  const document = postDocument(toBlog(post(BODY)), 'Team', ORIGIN);
  expect(documentHtml(document)).toContain(`<img src="${ORIGIN}/posts/flat.png" alt="A flat line at $100">`);
  expect(documentMarkdown(document, ORIGIN)).toContain(`![A flat line at $100](${ORIGIN}/posts/flat.png)`);
});

test.each([
  [
    'another site',
    '![A](https://a.example/a.png)',
    'Images of other sites are not shown: put https://a.example/a.png into public/',
  ],
  ['another site, by its name alone', '![A](//a.example/a.png)', 'Images of other sites are not shown'],
  ['a file that is not there', '![A](/posts/none.png)', 'There is no image /posts/none.png in public/.'],
  ['a file outside', '![A](/../content/team.yaml)', 'There is no image /../content/team.yaml in public/.'],
  ['a file that is none', '![A](/posts/notes.txt)', '/posts/notes.txt is no PNG, JPEG or WebP file.'],
  ['no words', '![](/posts/flat.png)', 'Say what /posts/flat.png shows'],
  ['a place inside a sentence', 'See ![A](/posts/flat.png) here.', 'An image is alone on its line'],
  ['a reference', '![A][a]\n\n[a]: /posts/flat.png', 'An image is alone on its line'],
])('an image of %s is refused with file and line', (_, image, message) => {
  expect(() => post(`It is {last}.\n\n${image}`)).toThrow(`content/blogs/drawn.md:21: ${message}`);
});
