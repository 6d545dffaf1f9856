import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is published; its files, tags and titles have this word. */
const WORD = 'heard';
/** 40 by 30 pixels. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4jWNgGAWjYBSMguEAAATOAAE9WQaqAAAAAElFTkSuQmCC',
  'base64',
);
/** Of a post whose moment is far away, and of a draft: nobody may read these. */
const HIDDEN = ['awaited', 'unfinished'];

/**
 * Adds to a copy of the repository what an editor adds, one of each kind: a report, a post with an image, a
 * scheduled post, a draft, a series, a subject and a page in Hindi. The first five are the templates of
 * docs/template.
 */
export function publishOneOfEach(root: string): void {
  const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true });
    writeFileSync(path.join(root, 'content', file), text);
  };
  const fill = (template: string, word: string, status: string) =>
    readText(`docs/template/${template}`)
      .replaceAll(/\bsample\b/gi, word)
      .replace('tags: [Gold]', `tags: [Gold, ${word}]`)
      .replace(/^draft: true\n/m, status);

  write(`reports/${WORD}-report.md`, fill('reports/sample-report.md', WORD, ''));
  mkdirSync(path.join(root, 'public/posts'), { recursive: true });
  writeFileSync(path.join(root, 'public/posts', `${WORD}.png`), IMAGE);
  const image = `\n![A grey area](/posts/${WORD}.png)\n`;
  write(`blogs/${WORD}-post.md`, fill('blogs/sample-post.md', WORD, '') + image);
  const [awaited = '', unfinished = ''] = HIDDEN;
  const moment = 'publish_at: 2099-01-01T10:00:00+05:30\n';
  write(`blogs/${awaited}-post.md`, fill('blogs/sample-post.md', awaited, moment));
  write(`blogs/${unfinished}-post.md`, fill('blogs/sample-post.md', unfinished, 'draft: true\n'));
  write(`series/${WORD}-years.json`, fill('series/sample-years.json', WORD, ''));
  write(`subjects/${WORD}.yaml`, fill('subjects/sample.yaml', WORD, ''));

  const file = 'legal/returns-and-refunds.md';
  write(`hi/${file}`, inHindi(readText(`content/${file}`), readText('content/hi/legal/disclaimers.md')));
}

/**
 * A text with the front matter and the headings of one, in the words of another, which the typeface of Hindi
 * pages has.
 */
function inHindi(english: string, hindi: string): string {
  const [front = ''] = english.split(/\n(?=## )/);
  const sections = hindi.split(/\n(?=## )/).slice(1);
  const words = front
    .replace(/^title: .*$/m, 'title: अस्वीकरण और प्लान के पैसे')
    .replace(
      /^description: .*$/m,
      'description: इस वेबसाइट और ऐप में हम किसी के लिए पैसा नहीं संभालते, सौदे नहीं करते और संपत्ति नहीं रखते।',
    );
  const text = [...english.matchAll(/^(##+) /gm)].map(([, level = ''], i) => {
    const [heading = '', ...lines] = (sections[i % sections.length] ?? '').split('\n');
    // Each heading is an address of its own.
    return [`${heading.replace('##', level)} ${i + 1}`, ...lines].join('\n');
  });
  return [words, ...text].join('\n');
}
