import { routes } from '@/lib/web/routes';
import type { BuiltPage } from '../built-site';
import { sameAddress } from '../page-problems';
import { attributeOf, textOf } from '../sent-page';
import { differences, type PageRule, type SiteRule } from './rule';

// Everything of a report is in its HTML.

/** A phone can lay out this many in time; see docs/decisions/a-first-page-fits-its-first-windows.md. */
const MOST_ELEMENTS = 1_500;

/** What a reader can press is what a reader has to look at. */
const MOST_LINKS = 160;

const CHAPTERS = 'Findings, For and against, Risks, Test it, About this report';

const FACTS = ['Formula', 'Inputs', 'Source', 'Data to', 'How sure'];

/** Every report has its parts, and each of its figures its evidence. */
export const wholeReports: SiteRule = (site, { reports }) =>
  reports.flatMap(({ slug, figures }) => {
    const report = site.pages.get(routes.report(slug));
    const evidence = site.pages.get(routes.reportEvidence(slug));
    if (!report || !evidence) return [`${routes.report(slug)} or its evidence is missing`];
    return [
      ...articleProblems(report, evidence).map((problem) => `${report.path} ${problem}`),
      ...evidenceProblems(report, evidence, figures).map((problem) => `${evidence.path} ${problem}`),
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
  const chapters = document.querySelectorAll('article h2').map(textOf).join(', ');
  if (!chapters.startsWith(CHAPTERS)) problems.push(`has the sections ${chapters}`);
  const links = document.querySelectorAll('main a[href]').length;
  if (links > MOST_LINKS) problems.push(`has ${links} links of ${MOST_LINKS}`);
  const charts = document.querySelectorAll('article figure');
  if (charts.length < 2) problems.push(`has ${charts.length} charts`);
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
  const leading = hrefsIn(page, 'main').filter((href) => href.startsWith(`${evidence.path}#`));
  const lost = leading.filter((href) => !evidence.outline.ids.has(href.split('#')[1] ?? ''));
  if (leading.length === 0) problems.push('has no number that leads to its evidence');
  problems.push(...lost.map((href) => `has a number without evidence: ${href}`));
  if (!/^[A-Z0-9]{8}$/.test(codeOf(page))) problems.push(`has the code "${codeOf(page)}"`);
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

/** The code by which a copy of a report is recognised. */
const codeOf = (page: BuiltPage) =>
  hrefsIn(page, 'main')
    .find((href) => href.startsWith(routes.verify('')))
    ?.slice(routes.verify('').length) ?? '';

function evidenceProblems(report: BuiltPage, page: BuiltPage, figures: readonly string[]): string[] {
  const problems: string[] = [];
  const charts = report.document.querySelectorAll('article figure');
  const tables = page.document.querySelectorAll('.chart-table');
  if (tables.length <= charts.length) problems.push(`has ${tables.length} tables of ${charts.length} charts`);
  if (tables.some((table) => table.querySelectorAll('tr').length < 2)) problems.push('has an empty table');
  const rows = page.document.querySelectorAll('.figure-table tbody tr');
  const rowIds = new Set(rows.map((row) => attributeOf(row, 'id')));
  for (const name of figures)
    if (!rowIds.has(`figure-${name}`)) problems.push(`has no row of the figure ${name}`);
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

/** To when its data reach, a page marks once, and it counts no days. */
export const dateOfDataOnce: PageRule = ({ document }) => {
  const marks = document.querySelectorAll('.as-of, .as-of-date').map(textOf);
  const days = /\d days ago|\d दिन (?:पहले|पुराना)/.exec(textOf(document.querySelector('main')))?.[0];
  return [
    ...(marks.length > 1 ? [`says ${marks.length} times to when its data reach: ${marks.join(' | ')}`] : []),
    ...(days === undefined ? [] : [`counts the days since its data: ${days}`]),
  ];
};

/** The address of the current version names that of the report as canonical. */
export const currentVersions: SiteRule = ({ pages }, { reports }) =>
  reports.flatMap(({ slug, version }) => {
    const path = routes.reportVersion(slug, version);
    const canonical = pages.get(path)?.outline.canonical ?? '';
    return sameAddress(canonical, routes.report(slug)) ? [] : [`${path} names ${canonical} as canonical`];
  });

/** The index lists every report. */
export const reportIndexes: SiteRule = ({ pages }, { reports }) => {
  const index = pages.get(routes.reports);
  return differences(
    reports.map(({ slug }) => routes.report(slug)),
    index ? hrefsIn(index, 'article') : [],
    [`is not listed by ${routes.reports}`, `is listed by ${routes.reports}, and no report`],
  );
};
