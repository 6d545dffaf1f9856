import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listPosts } from '@/lib/research/posts/post';
import { publishedPost } from '@/lib/research/posts/published-post';
import { figuresJson, publishedReport } from '@/lib/research/reports/figures-files';
import { figuresFileSchema, type FiguresFile } from '@/lib/research/reports/figures-schema';
import { listReports } from '@/lib/research/reports/report';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const inPython = hasPython ? test : test.skip;
const python = (...args: string[]) => spawnSync('python3', args, { encoding: 'utf8' });

const publisher = { product: 'Samvit', notice: 'No advice.', origin: 'https://example.org' };
const published = new Map([
  ...listReports().map((report) => [report.slug, figuresJson(publishedReport(report), publisher)] as const),
  ...listPosts().map((post) => [post.slug, figuresJson(publishedPost(post), publisher)] as const),
]);

function write(files: Iterable<readonly [string, FiguresFile]>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  for (const [slug, file] of files) {
    mkdirSync(path.join(folder, slug));
    writeFileSync(path.join(folder, slug, 'figures.json'), JSON.stringify(file));
  }
  return folder;
}

test('every figures.json is as its schema says', () => {
  expect(published.size).toBe(18);
  for (const file of published.values()) expect(figuresFileSchema.safeParse(file).error).toBeUndefined();
});

describe(`scripts/recompute.py${hasPython ? '' : ' (skipped: there is no Python 3 here)'}`, () => {
  inPython('computes every figure to the last printed digit, and lists those it may not see', () => {
    const figures = [...published.values()].flatMap((file) => file.figures);
    const open = figures.filter(({ recomputable }) => recomputable).length;
    const { stdout, status } = python('scripts/recompute.py', write(published));
    expect(stdout).not.toContain('DIFFERS');
    const [, byPrint, leftOut] =
      /, (\d+) more with what is printed of their inputs, 0 differ, (\d+) are not recomputable/.exec(
        stdout,
      ) ?? [];
    expect(stdout).toContain(`${open} figures of 18 files agree, `);
    expect(Number(byPrint) + Number(leftOut)).toBe(figures.length - open);
    // Most of those that remain rest on daily and weekly closes; decision 0039 withholds these.
    expect(Number(byPrint)).toBeGreaterThan(Number(leftOut) / 2);
    expect(status).toBe(0);
  });

  inPython.each([
    ['from its evidence', 'gold-vs-silver', 'gold-last-year', /\d%$/],
    ['from its worked line', 'mumbai-land', 'units-multiple', /\d times$/],
    ['from a series of the file', 'indian-bonds', 'spread-low', /\d basis points$/],
  ])('names a figure that is wrong in its last digit: %s', (_, slug, name, last) => {
    const file = published.get(slug);
    const figures = file?.figures.map((each) =>
      each.name === name ? { ...each, text: each.text.replace(last, 'x') } : each,
    );
    const { stdout, status } = python(
      'scripts/recompute.py',
      write([[slug, { ...file, figures } as FiguresFile]]),
    );
    expect(stdout).toMatch(new RegExp(`DIFFERS: ${slug}: ${name} is printed as .*x,`));
    expect(status).toBe(1);
  });
});

describe('the twenty lines of /methodology', () => {
  inPython('compute the figure that the page names', () => {
    const file = path.join(write(published), 'gold-vs-silver', 'figures.json');
    const figure = published.get('gold-vs-silver')?.figures.find(({ name }) => name === 'gold-last-year');
    const { stdout } = python('content/check-one-figure.py', pathToFileURL(file).href, 'gold-last-year');
    const [, text, own] = /^(\S+) is computed here as (\S+)\n$/.exec(stdout) ?? [];
    expect(text).toBe(figure?.text);
    expect(Number(own)).toBeCloseTo(figure?.value ?? NaN, 12);
  });
});
