import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAnalysis } from '@/lib/research/analysis/address';
import { answerAnalysis } from '@/lib/research/analysis/answer';
import { answerFile } from '@/lib/research/analysis/answer-file';
import { FORMULA_NAMES, formulaNamed } from '@/lib/research/figures/formulas';
import { listPosts } from '@/lib/research/posts/post';
import { publishedPost } from '@/lib/research/posts/published-post';
import { figuresJson, publishedReport } from '@/lib/research/reports/figures-files';
import { figuresFileSchema, type FiguresFile } from '@/lib/research/reports/figures-schema';
import { listReports } from '@/lib/research/reports/read-report';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const inPython = hasPython ? test : test.skip;
const python = (...args: string[]) => spawnSync('python3', args, { encoding: 'utf8' });

const publisher = { product: 'Samvit', notice: 'No advice.', origin: 'https://example.org' };
const reports = listReports().map((report) => [`reports/${report.slug}`, publishedReport(report)] as const);
const posts = listPosts().map((post) => [`blogs/${post.slug}`, publishedPost(post)] as const);
const published = new Map<string, FiguresFile>(
  [...reports, ...posts].map(([name, text]) => [name, figuresJson(text, publisher)] as const),
);

function write(files: Iterable<readonly [string, FiguresFile]>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  for (const [slug, file] of files) {
    mkdirSync(path.join(folder, slug), { recursive: true });
    writeFileSync(path.join(folder, slug, 'figures.json'), JSON.stringify(file));
  }
  return folder;
}

test('every figures.json is as its schema says', () => {
  expect(published.size).toBe(reports.length + posts.length);
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
    expect(stdout).toContain(`${open} figures of ${published.size} files agree, `);
    expect(Number(byPrint) + Number(leftOut)).toBe(figures.length - open);
    // Those that remain rest on daily and weekly closes; decision 0039 withholds these.
    expect(Number(byPrint)).toBeGreaterThan(0);
    expect(status).toBe(0);
  });

  inPython.each([
    ['from its evidence', 'reports/gold-vs-silver', 'gold-last-year', /\d%$/],
    ['from its worked line', 'reports/mumbai-land', 'units-multiple', /\d times$/],
    ['from a series of the file', 'reports/indian-bonds', 'spread-low', /\d basis points$/],
  ])('names a figure that is wrong in its last digit: %s', (_, report, name, last) => {
    const file = published.get(report);
    const figures = file?.figures.map((each) =>
      each.name === name ? { ...each, text: each.text.replace(last, 'x') } : each,
    );
    const { stdout, status } = python(
      'scripts/recompute.py',
      write([[report, { ...file, figures } as FiguresFile]]),
    );
    expect(stdout).toMatch(new RegExp(`DIFFERS: ${path.basename(report)}: ${name} is printed as .*x,`));
    expect(status).toBe(1);
  });
});

describe('answers to analyses', () => {
  const ANSWERS = [
    'growth/gold-usd-oz~silver-usd-oz/2006-06..2026-06',
    'lumpsum/gold-inr-10g/2016-06..2026-06',
    'volatility/gold-usd-oz/2016-06..2026-06',
    'drawdown/gold-usd-oz/2006-06..2026-06',
    'correlation/gold-usd-oz~usd-inr/2006-06..2026-06',
    'correlation/india-10y~us-10y/2010-01..2026-01',
    'beta/silver-usd-oz~gold-usd-oz/2010-01..2026-01',
    'level/gold-inr-10g/all',
    'difference/rbi-repo-month-end/2025-01..2026-05',
    'growth/nvidia-close/2020-01..2026-01',
  ];

  inPython.each(ANSWERS)(
    '%s is computed to the last digit, or says why its values are not there',
    (address) => {
      const analysis = parseAnalysis(address);
      const answer = 'problem' in analysis ? undefined : answerAnalysis(analysis);
      if (answer?.state !== 'answer') throw new Error(`${address} has no answer.`);
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'answer-')), 'answer.json');
      writeFileSync(file, JSON.stringify(answerFile(answer, publisher)));
      const { stdout, stderr, status } = python('scripts/recompute.py', file);
      const open = [...answer.figures.values()].filter(({ recomputable }) => recomputable).length;
      expect([stderr, status]).toEqual(['', 0]);
      expect(stdout).toContain(`${open} figures of 1 files agree, `);
      expect(stdout).toContain(' 0 differ, ');
    },
  );
});

describe('the program of /methodology', () => {
  /** One figure of each formula that an author can use, from whatever file has it. */
  const ofEachFormula = FORMULA_NAMES.filter((name) => formulaNamed(name).parameters).flatMap((formula) =>
    [...published]
      .flatMap(([page, { figures }]) => figures.map((figure) => ({ page, figure })))
      .filter(({ figure }) => figure.recomputable && figure.formula === formula)
      .slice(0, 1),
  );

  inPython('computes a figure of each formula as its page prints it', () => {
    const folder = write(published);
    expect(ofEachFormula.length).toBeGreaterThan(10);
    for (const { page, figure } of ofEachFormula) {
      const file = path.join(folder, page, 'figures.json');
      const { stdout, stderr } = python('content/check-one-figure.py', pathToFileURL(file).href, figure.name);
      expect(stderr).toBe('');
      const [, text, own] = /^(.+) is computed here as (\S+)\n$/.exec(stdout) ?? [];
      expect([figure.name, text]).toEqual([figure.name, figure.text]);
      expect(Number(own)).toBeCloseTo(figure.value ?? NaN, 9);
    }
  });

  test('knows every formula of the table', () => {
    const program = readFileSync('content/check-one-figure.py', 'utf8');
    for (const name of FORMULA_NAMES)
      if (formulaNamed(name).parameters) expect(program).toContain(`"${name}": lambda`);
  });
});
