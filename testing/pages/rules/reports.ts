import { classId } from '@/lib/research/reports/asset-class';
import { ASSET_CLASSES } from '@/lib/research/reports/report-schema';
import { reportOrDraft } from '@/lib/research/reports/read-report';
import { routes } from '@/lib/web/routes';
import type { BuiltPage } from '../built-site';
import { attributeOf, textOf } from '../sent-page';
import type { SiteRule } from './rule';

// Everything of a report is in its HTML.

/** A phone can lay out this many in time; see docs/decisions/0031. */
const MOST_ELEMENTS = 1_500;

const FACTS = ['Formula', 'Inputs', 'Source', 'Data to', 'How sure'];

/** Every report has its parts, and each of its figures its evidence. */
export const wholeReports: SiteRule = (site, { reports }) =>
  reports.flatMap((slug) => {
    const report = site.pages.get(routes.report(slug));
    const evidence = site.pages.get(routes.reportEvidence(slug));
    if (!report || !evidence) return [`${routes.report(slug)} or its evidence is missing`];
    return [
      ...articleProblems(report, evidence).map((problem) => `${report.path} ${problem}`),
      ...evidenceProblems(slug, evidence).map((problem) => `${evidence.path} ${problem}`),
    ];
  });

/** The addresses of the links in a part of a page. */
const hrefsIn = ({ document }: BuiltPage, selector: string) =>
  document.querySelectorAll(`${selector} a[href]`).map((link) => attributeOf(link, 'href') ?? '');

function articleProblems(page: BuiltPage, evidence: BuiltPage): string[] {
  const { document } = page;
  const problems: string[] = [];
  const elements = document.querySelectorAll('*').length;
  if (elements > MOST_ELEMENTS) problems.push(`has ${elements} elements of ${MOST_ELEMENTS}`);
  const charts = document.querySelectorAll('article figure');
  if (charts.length < 4) problems.push(`has ${charts.length} charts`);
  for (const chart of charts) {
    const drawings = chart.querySelectorAll('svg[role="img"]');
    const names = drawings.map((drawing) =>
      (attributeOf(drawing, 'aria-labelledby') ?? '')
        .split(' ')
        .map((id) => textOf(document.querySelector(`[id="${id}"]`)))
        .join(' '),
    );
    if (names.length === 0 || !names.every((name) => /\d/.test(name)))
      problems.push(`has a chart without a number in its name: ${names.join(' | ')}`);
  }
  const links = hrefsIn(page, 'main').filter((href) => href.startsWith(`${evidence.path}#`));
  const lost = links.filter((href) => !evidence.outline.ids.has(href.split('#')[1] ?? ''));
  if (links.length === 0) problems.push('has no number that leads to its evidence');
  problems.push(...lost.map((href) => `has a number without evidence: ${href}`));
  if (!hrefsIn(page, 'article .chart-title').some((href) => href.includes('#figure-')))
    problems.push('has no number in the title of a chart that leads to its row');
  return [...problems, ...sinceProblems(page)];
}

/** What happened since a report was written; where there is no newer value, no change is claimed. */
function sinceProblems({ document }: BuiltPage): string[] {
  const [, ...rows] = document.querySelectorAll('section[aria-labelledby="since"] tr');
  const claims = rows.filter((row) => {
    const [, newest = '', change] = row.querySelectorAll('td').map(textOf);
    return newest.startsWith('Nothing after ') !== (change === '–');
  });
  return [
    ...(rows.length === 2 ? [] : [`has ${rows.length} rows of what happened since`]),
    ...claims.map((row) => `claims a change without newer values: ${textOf(row)}`),
  ];
}

function evidenceProblems(slug: string, page: BuiltPage): string[] {
  const problems: string[] = [];
  const tables = page.document.querySelectorAll('.chart-table');
  if (tables.length < 4) problems.push(`has ${tables.length} tables of charts`);
  if (tables.some((table) => table.querySelectorAll('tr').length < 2)) problems.push('has an empty table');
  const rows = page.document.querySelectorAll('.figure-table tbody tr');
  const named = new Set(rows.map((row) => attributeOf(row, 'id')));
  for (const name of reportOrDraft(slug).figures.keys())
    if (!named.has(`figure-${name}`)) problems.push(`has no row of the figure ${name}`);
  for (const row of rows) {
    const id = attributeOf(row, 'id') ?? '';
    const cells = new Map(
      row.querySelectorAll('[data-fact]').map((cell) => [attributeOf(cell, 'data-fact'), cell]),
    );
    for (const fact of FACTS)
      if (!/\w/.test(textOf(cells.get(fact)))) problems.push(`says nothing of ${fact} in the row ${id}`);
    if (!/\d/.test(textOf(cells.get('Inputs')))) problems.push(`has no number as input of ${id}`);
    if (!attributeOf(cells.get('Source')?.querySelector('a'), 'href')?.startsWith('https:'))
      problems.push(`has no address of the source of ${id}`);
    if (attributeOf(cells.get('Link')?.querySelector('a'), 'href') !== `${page.path}#${id}`)
      problems.push(`has another address for ${id}`);
  }
  return problems;
}

/** The index lists every report, that of a class those of the class. */
export const reportIndexes: SiteRule = ({ pages }, { reports }) => {
  const listed = (page: BuiltPage | undefined) => new Set(page ? hrefsIn(page, 'article') : []);
  const problems = reports
    .map(routes.report)
    .filter((path) => !listed(pages.get(routes.reports)).has(path))
    .map((path) => `${routes.reports} does not list ${path}`);
  for (const name of ASSET_CLASSES) {
    const path = routes.reportsOfClass(classId(name));
    const page = pages.get(path);
    const current = page?.document.querySelectorAll('main nav [aria-current="page"]').map(textOf);
    if (current?.join() !== name) problems.push(`${path} says that it is of ${current?.join() ?? 'nothing'}`);
    const articles = page?.document.querySelectorAll('article').map(textOf) ?? [];
    if (articles.length === 0 || !articles.every((text) => text.includes(name)))
      problems.push(`${path} lists none or one of another class`);
  }
  return problems;
};
