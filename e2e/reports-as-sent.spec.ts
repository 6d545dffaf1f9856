import { classId } from '@/lib/research/reports/asset-class';
import { ASSET_CLASSES } from '@/lib/research/reports/report-schema';
import { reportOrDraft } from '@/lib/research/reports/read-report';
import { routes } from '@/lib/web/routes';
import { siteOrigin } from '@/lib/platform/env';
import { REPORTS } from './routes';
import {
  attributeIn,
  attributeOf,
  knownPage,
  sentPage,
  textOf,
  type HtmlElement,
  type SentPage,
} from '@/testing/pages/sent-page';
import { expect, test } from '@/testing/browser/test';

// Everything of a report is in its HTML, so every report is read here without a browser.

const cellsOf = (row: HtmlElement) => row.querySelectorAll('td').map(textOf);

/** The addresses of the links in a part of a page. */
const hrefsIn = ({ document }: SentPage, selector: string) =>
  document.querySelectorAll(`${selector} a[href]`).map((link) => attributeOf(link, 'href') ?? '');

/** The addresses of the figures in a part of a page. */
const figuresIn = (page: SentPage, selector: string) =>
  hrefsIn(page, selector).filter((href) => href.includes('#figure-'));

/** A phone can lay out this many in time; see docs/decisions/0031. */
const MOST_ELEMENTS = 1_500;

for (const slug of REPORTS)
  test.describe(slug, () => {
    const path = routes.report(slug);

    const evidencePath = routes.reportEvidence(slug);

    test('it has at most 1,500 elements', async () => {
      const { document } = await knownPage(path);
      expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_ELEMENTS);
    });

    test('it contains text, charts and the values behind them', async () => {
      const { document } = await knownPage(path);
      const headings = document.querySelectorAll('article h2').map(textOf);
      expect(headings).toContain('What we found');
      const charts = document.querySelectorAll('article figure');
      expect(charts.length).toBeGreaterThan(3);
      for (const chart of charts) {
        const drawings = chart.querySelectorAll('svg[role="img"]');
        expect(drawings).not.toHaveLength(0);
        for (const drawing of drawings) {
          const labels = (attributeOf(drawing, 'aria-labelledby') ?? '').split(' ');
          const name = labels.map((id) => textOf(document.querySelector(`[id="${id}"]`))).join(' ');
          expect(name).toMatch(/\d/);
        }
      }
      const tables = (await knownPage(evidencePath)).document.querySelectorAll('.chart-table');
      expect(tables.length).toBeGreaterThan(charts.length);
      for (const table of tables) expect(table.querySelectorAll('tr').length).toBeGreaterThan(1);
    });

    test('every number and every term links to its evidence', async () => {
      const page = await knownPage(path);
      const evidence = (await knownPage(evidencePath)).document;
      const ids = new Set(evidence.querySelectorAll('[id]').map((element) => attributeOf(element, 'id')));
      const links = hrefsIn(page, 'main').filter((href) => href.startsWith(`${evidencePath}#`));
      expect(links).not.toHaveLength(0);
      expect(links.filter((href) => !ids.has(href.split('#')[1] ?? ''))).toEqual([]);
    });

    test('every figure has its row: formula, inputs, source, date and status', async () => {
      const { figures } = reportOrDraft(slug);
      const rows = (await knownPage(evidencePath)).document.querySelectorAll('.figure-table tbody tr');
      const named = rows.map((row) => attributeOf(row, 'id') ?? '');
      expect(named).toEqual(expect.arrayContaining([...figures.keys()].map((name) => `figure-${name}`)));
      for (const row of rows) {
        const id = attributeOf(row, 'id') ?? '';
        const cells = row.querySelectorAll('[data-fact]');
        const cell = (name: string) => cells.find((one) => attributeOf(one, 'data-fact') === name);
        const fact = (name: string) => textOf(cell(name));
        for (const name of ['Formula', 'Inputs', 'Source', 'Data to', 'How sure'])
          expect(fact(name), `${id}: ${name}`).toMatch(/\w/);
        expect(fact('Inputs'), id).toMatch(/\d/);
        expect(attributeOf(cell('Source')?.querySelector('a'), 'href'), id).toMatch(/^https:/);
        expect(attributeOf(cell('Link')?.querySelector('a'), 'href')).toBe(`${evidencePath}#${id}`);
      }
    });

    test('numbers in the titles of charts link to their rows', async () => {
      expect(figuresIn(await knownPage(path), 'article .chart-title')).not.toHaveLength(0);
    });

    test('it shows what happened since, and claims no change without newer values', async () => {
      const { document } = await knownPage(path);
      const rows = document.querySelectorAll('section[aria-labelledby="since"] tr');
      expect(rows).toHaveLength(3);
      for (const row of rows.slice(1)) {
        const cells = cellsOf(row);
        expect(cells[1]?.startsWith('Nothing after ')).toBe(cells[2] === '–');
      }
    });

    test('its code is recognised, in lower case too; its version has an address', async () => {
      const report = await knownPage(path);
      const code =
        hrefsIn(report, 'main')
          .find((href) => href.startsWith('/v/'))
          ?.slice('/v/'.length) ?? '';
      expect(code).toMatch(/^[A-Z0-9]{8}$/);
      const verified = await sentPage(routes.verify(code.toLowerCase()));
      expect(textOf(verified.document.querySelector('h1'))).toBe('Ours, and current');
      const version = attributeIn(verified, 'main a[href]', 'href') ?? '';
      expect(version).toMatch(new RegExp(`^${path}/v/\\d+$`));
      const kept = await sentPage(version);
      expect(kept.status).toBe(200);
      expect(attributeIn(kept, 'head link[rel="canonical"]', 'href')).toBe(new URL(path, siteOrigin()).href);
    });
  });

test('the index lists every report', async () => {
  const listed = hrefsIn(await knownPage(routes.reports), 'article');
  expect(new Set(listed)).toEqual(new Set(REPORTS.map(routes.report)));
});

for (const name of ASSET_CLASSES)
  test(`the index of ${name} lists reports of that class only`, async () => {
    const { document } = await knownPage(routes.reportsOfClass(classId(name)));
    const current = document.querySelectorAll('main nav [aria-current="page"]');
    expect(current.map(textOf)).toEqual([name]);
    const articles = document.querySelectorAll('article');
    expect(articles).not.toHaveLength(0);
    for (const article of articles) expect(textOf(article)).toContain(name);
  });
