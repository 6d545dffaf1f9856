import { fillFigures } from '@/lib/texts/prose/plain-prose';
import { inLocale } from '@/lib/content/locale';
import { writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { listPosts, publicationMoments, readPost } from './post';
import { ContentError } from '@/lib/content/read';

writeContent(
  'series/prices.json',
  seriesText({
    id: 'prices',
    points: [
      ['2025', 80],
      ['2026', 100],
    ],
  }),
);

const DESK = `  - { id: desk, kind: organisation, name: The desk, about: '${'It writes. '.repeat(6)}' }`;
writeContent(
  'team.yaml',
  `authors:
${DESK}
leaders: [{ role: Founder, duty: Answers }]
team: [{ role: Engineer, duty: Builds }]
partners: [{ kind: Accelerator, note: Mentoring, url: https://accelerator.example }]
`,
);

const FRONT = `title: Up {growth} in a year
description: Prices rose {growth} in one year, counted in dollars from its first month
created_at: 2026-07-08T09:15:00+05:30
author: desk
tags: [Gold, Fixed income]
meta_data:
  title: Prices over one year, {growth}
  description: From {first} in its first month, counted in dollars of that month
figures:
  growth: { formula: change, series: prices, from: 2025, to: 2026, format: percent-0 }
  first: { formula: value, series: prices, at: 2025, format: usd }
charts:
  thumbnail:
    kind: line
    title: Up {growth}
    subtitle: Dollars, from {first}
    series: [{ series: prices, label: Price }]
    format: usd`;

const BODY = 'From {first}, up {growth}.\n\n![Prices](chart:thumbnail)';

/** Writes a post, with one piece of its front matter replaced. */
function writePost(slug: string, [from, to]: [string, string] = ['', ''], body = BODY) {
  if (!FRONT.includes(from)) throw new Error(`"${from}" is not in the sample`);
  writeContent(`blogs/${slug}.md`, `---\n${FRONT.replace(from, to)}\n---\n\n${body}\n`);
}

describe('a post', () => {
  test('has its figures in every text: 100 / 80 - 1 is 25%', () => {
    writePost('up');
    const post = readPost('up');
    expect(post).toMatchObject({
      slug: 'up',
      title: 'Up 25% in a year',
      description: 'Prices rose 25% in one year, counted in dollars from its first month',
      metaData: {
        title: 'Prices over one year, 25%',
        description: 'From $80 in its first month, counted in dollars of that month',
      },
      createdAt: '2026-07-08T09:15:00+05:30',
      charts: { thumbnail: { spec: { title: 'Up 25%', subtitle: 'Dollars, from $80' } } },
    });
    expect(fillFigures(post.prose.source, post.figures)).toBe(
      'From $80, up 25%.\n\n![Prices](chart:thumbnail)',
    );
    expect(post.figures.get('growth')?.value).toBeCloseTo(0.25, 12);
  });

  test('has its figures in the annotations and labels of its charts too', () => {
    writePost('up', [
      '    format: usd',
      '    format: usd\n    marks: [{ period: 2026, label: "{growth} in a year" }]',
    ]);
    expect(readPost('up').charts.thumbnail?.spec.marks).toEqual([{ period: '2026', label: '25% in a year' }]);
  });

  test('that is not translated is the English one in every locale', () => {
    writePost('up');
    expect(inLocale('hi', () => readPost('up'))).toBe(readPost('up'));
  });

  test('names its author and its tags', () => {
    writePost('up');
    expect(readPost('up')).toMatchObject({ author: 'The desk', tags: ['Gold', 'Fixed income'] });
  });

  test('is dated by the moment it became public', () => {
    writePost('later', ['author:', 'publish_at: 2026-08-01T09:00:00+05:30\nauthor:']);
    expect(readPost('later')).toMatchObject({ createdAt: '2026-08-01T09:00:00+05:30' });
  });

  // The first line of the front matter is line 2 of the file.
  test.each<[string, [string, string], string]>([
    ['no title', ['title: Up {growth} in a year', "title: ''"], ':2: title: '],
    [
      'too short a title for search engines',
      ['Prices over one year, {growth}', "'{growth}'"],
      ':8: meta_data.title: Has 3 characters, not 12 to 60',
    ],
    [
      'too long a description',
      ['counted in dollars from', `${'counted in dollars '.repeat(9)} from`],
      ':3: description: Has ',
    ],
    ['a date without its offset', ['2026-07-08T09:15:00+05:30', '2026-07-08T09:15:00'], ':4: created_at: '],
    [
      'no words for search engines',
      ['meta_data:', 'metadata:'],
      ':8: Unrecognized key: "metadata"; the nearest is "meta_data"',
    ],
    ['a figure of no known formula', ['formula: change', 'formula: mode'], ':11: figures.growth.formula: '],
    ['no chart for lists', ['thumbnail:', 'main:'], ':14: charts: One chart is named thumbnail'],
    [
      'a chart with the name of the picture to share',
      [
        'charts:',
        'charts:\n  post: { kind: bars, title: A, subtitle: B, series: [{ series: prices, label: P }], format: usd }',
      ],
      ':14: charts: No chart is named post',
    ],
    ['a chart of no known kind', ['kind: line', 'kind: pie'], ':15: charts.thumbnail.kind: '],
    [
      'a figure that cannot be computed',
      ['at: 2025', 'at: 2024'],
      ':12: figures.first: prices has no window',
    ],
    [
      'a name without a figure',
      ['rose {growth}', 'rose {fall}'],
      ':3: description: No figure is called "fall"',
    ],
    ['a date in no known form', ['2026-07-08T09:15:00+05:30', '8 July 2026'], ':4: created_at: '],
    ['an author nobody knows', ['author: desk', 'author: me'], ':5: author: content/team.yaml names no'],
    [
      'an author misspelt',
      ['author: desk', 'author: dsek'],
      ':5: author: content/team.yaml names no author "dsek"; the nearest is "desk"',
    ],
    ['no author', ['author: desk\n', ''], ':2: author: '],
    ['no tags', ['[Gold, Fixed income]', '[]'], ':6: tags: A post has a tag at least'],
    ['a tag twice', ['Fixed income]', 'GOLD]'], ':6: tags: A tag is named once'],
    ['a field nobody knows', ['author:', 'autor: me\nauthor:'], ':5: '],
    [
      'a change before it was public',
      ['author:', 'updated_at: 2026-07-08T09:14:00+05:30\nauthor:'],
      ':5: updated_at: Is before 2026-07-08T09:15:00+05:30',
    ],
    ['a control character', ['title: Up', 'title: U\u0008p'], ':2: Holds the control character U+0008'],
    ['a turn of direction', ['Prices rose', 'Prices\u202e rose'], ':3: Holds the control character U+202E'],
  ])('%s is rejected with file and line', (_, change, message) => {
    writePost('wrong', change);
    expect(() => readPost('wrong')).toThrow(ContentError);
    expect(() => readPost('wrong')).toThrow(`content/blogs/wrong.md${message}`);
  });

  test('a claim is tested, and the post shows only its words', () => {
    const text = 'From {first} it [rose](claim:growth>0), with [every](sense:rule) price counted.';
    writePost('up', undefined, text);
    const { prose, figures } = readPost('up');
    expect(fillFigures(prose.source, figures)).toBe('From $80 it rose, with every price counted.');
    writePost('wrong', undefined, `Prices.\n\n${text.replace('>0', '<0')}`);
    expect(() => readPost('wrong')).toThrow(/wrong\.md:\d+: "rose" does not hold/);
  });

  test('a guarded word without a claim is rejected, also in the alternative text of an image', () => {
    writePost('wrong', undefined, 'From {first}, the most ever.');
    expect(() => readPost('wrong')).toThrow(/wrong\.md:\d+: "most" is not bound/);
    writePost('wrong', undefined, 'From {first}.\n\n![The highest price](chart:thumbnail)');
    expect(() => readPost('wrong')).toThrow('"highest" is not bound');
    writePost('wrong', undefined, 'From {first}.\n\n![The highest price](/og.png)');
    expect(() => readPost('wrong')).toThrow('"highest" is not bound');
  });

  test('a figure that no text uses is rejected', () => {
    writePost('idle', [
      'figures:',
      'figures:\n  last: { formula: value, series: prices, at: 2026, format: usd }',
    ]);
    expect(() => readPost('idle')).toThrow('content/blogs/idle.md:11: figures.last: the text never uses it');
  });

  test.each([
    [
      'an image that is not there',
      'Words.\n\n![A chart](/no-such.png)',
      ':24: There is no image /no-such.png',
    ],
    [
      'an image of another site',
      '![A](https://a.example/a.png)',
      ':22: Images of other sites are not shown: put https://a.example/a.png into public/',
    ],
    ['a chart that is not there', 'Words.\n\n![A chart](chart:none)', 'No chart is called "none"'],
    ['too much text', 'word '.repeat(20_001), ':22: The text has more than 100000 characters'],
    ['5 MB of text', 'word '.repeat(1_000_000), ':1: The file has more than'],
  ])('%s is refused with file and line', (_, body, message) => {
    writePost('wrong', undefined, body);
    expect(() => readPost('wrong')).toThrow(`content/blogs/wrong.md`);
    expect(() => readPost('wrong')).toThrow(message);
  });

  test.each(['Up', 'search', 'up--down', 'up.down'])('a file %s.md cannot be an address', (slug) => {
    writePost(slug);
    expect(() => readPost(slug)).toThrow(`content/blogs/${slug}.md:1: Cannot be an address`);
  });

  test('a missing post is an error of content', () => {
    expect(() => readPost('gone')).toThrow('content/blogs/gone.md:1: The file is missing');
  });
});

describe('the list', () => {
  test('is newest first by the moment, not the text, and of one moment by name', () => {
    // 09:15 in India is 03:45 in UTC: earlier than 04:00 in UTC, though the text sorts after it.
    for (const [slug, date] of [
      ['wrong', '2026-01-01T00:00:00Z'],
      ['idle', '2026-01-01T00:00:00Z'],
      ['up', '2026-07-08T09:15:00+05:30'],
      ['signed', '2026-07-08T04:00:00Z'],
      ['unsigned', '2026-08-01T00:00:00Z'],
    ] as const)
      writePost(slug, ['2026-07-08T09:15:00+05:30', date]);
    expect(listPosts().map(({ slug }) => slug)).toEqual(['unsigned', 'signed', 'up', 'idle', 'wrong']);
  });

  test('holds a post from its moment on, and a draft never', () => {
    const moment = Date.parse('2026-08-01T09:00:00+05:30');
    writePost('up');
    writePost('later', ['author:', 'publish_at: 2026-08-01T09:00:00+05:30\nauthor:']);
    writePost('draft', ['author:', 'draft: true\nauthor:']);
    const slugs = (now: number) => listPosts(() => now).map(({ slug }) => slug);
    expect(slugs(moment - 1)).toEqual(['up']);
    expect(slugs(moment)).toEqual(['later', 'up']);
    expect(publicationMoments()).toEqual([moment]);
  });
});
