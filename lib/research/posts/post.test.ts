import { writeContent } from '@/lib/content/content-folder.fixture';
import { seriesText } from '@/lib/research/series/series-file.fixture';
import { listPosts, readPost } from './post';
import { ContentError } from '@/lib/content/read';

writeContent(
  'figures/prices.json',
  seriesText({
    id: 'prices',
    points: [
      ['2025', 80],
      ['2026', 100],
    ],
  }),
);

const FRONT = `title: Up {growth} in a year
description: Prices rose {growth}
created_at: 2026-07-08T09:15:00+05:30
meta_data:
  title: Prices, {growth}
  description: From {first}
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
      description: 'Prices rose 25%',
      metaData: { title: 'Prices, 25%', description: 'From $80' },
      createdAt: '2026-07-08T09:15:00+05:30',
      charts: { thumbnail: { spec: { title: 'Up 25%', subtitle: 'Dollars, from $80' } } },
      body: 'From $80, up 25%.\n\n![Prices](chart:thumbnail)',
    });
    expect(post.figures.get('growth')?.value).toBeCloseTo(0.25, 12);
  });

  test('has its figures in the annotations and labels of its charts too', () => {
    writePost('up', [
      '    format: usd',
      '    format: usd\n    marks: [{ period: 2026, label: "{growth} in a year" }]',
    ]);
    expect(readPost('up').charts.thumbnail?.spec.marks).toEqual([{ period: '2026', label: '25% in a year' }]);
  });

  test('has an author only if one is given', () => {
    writePost('unsigned');
    writePost('signed', ['figures:', 'created_by_name: A. Writer\nfigures:']);
    expect('author' in readPost('unsigned')).toBe(false);
    expect(readPost('signed').author).toBe('A. Writer');
  });

  // The first line of the front matter is line 2 of the file.
  test.each<[string, [string, string], string]>([
    ['no title', ['title: Up {growth} in a year', "title: ''"], ':2: title: '],
    ['a date without its offset', ['2026-07-08T09:15:00+05:30', '2026-07-08T09:15:00'], ':4: created_at: '],
    ['no words for search engines', ['meta_data:', 'other:'], ':2: meta_data: '],
    ['a figure of no known formula', ['formula: change', 'formula: median'], ':9: figures.growth.formula: '],
    ['no chart for lists', ['thumbnail:', 'main:'], ':12: charts: One chart is named thumbnail'],
    ['a chart of no known kind', ['kind: line', 'kind: pie'], ':13: charts.thumbnail.kind: '],
    [
      'a figure that cannot be computed',
      ['at: 2025', 'at: 2024'],
      ':10: figures.first: prices has no window',
    ],
    [
      'a name without a figure',
      ['rose {growth}', 'rose {fall}'],
      ':3: description: No figure is called "fall"',
    ],
  ])('%s is rejected with file and line', (_, change, message) => {
    writePost('wrong', change);
    expect(() => readPost('wrong')).toThrow(ContentError);
    expect(() => readPost('wrong')).toThrow(`content/blogs/wrong.md${message}`);
  });

  test('a claim is tested, and the post shows only its words', () => {
    const said = 'From {first} it [rose](claim:growth>0), with [every](sense:rule) price counted.';
    writePost('up', undefined, said);
    expect(readPost('up').body).toBe('From $80 it rose, with every price counted.');
    writePost('wrong', undefined, `Prices.\n\n${said.replace('>0', '<0')}`);
    expect(() => readPost('wrong')).toThrow(/wrong\.md:\d+: "rose" does not hold/);
  });

  test('a guarded word without a claim is rejected, also in the alternative text of an image', () => {
    writePost('wrong', undefined, 'From {first}, the most ever.');
    expect(() => readPost('wrong')).toThrow(/wrong\.md:\d+: "most" is not bound/);
    writePost('wrong', undefined, 'From {first}.\n\n![The highest price](chart:thumbnail)');
    expect(() => readPost('wrong')).toThrow('"highest" is not bound');
  });

  test('a figure that no text uses is rejected', () => {
    writePost('idle', [
      'figures:',
      'figures:\n  last: { formula: value, series: prices, at: 2026, format: usd }',
    ]);
    expect(() => readPost('idle')).toThrow('content/blogs/idle.md:9: figures.last: the text never uses it');
  });

  test('a missing post is an error of content', () => {
    expect(() => readPost('gone')).toThrow('content/blogs/gone.md:1: The file is missing');
  });
});

test('posts are sorted newest first by time, not by text, and by name at the same time', () => {
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
