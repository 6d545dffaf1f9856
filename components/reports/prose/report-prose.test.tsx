import { render, screen, within } from '@testing-library/react';
import { writeReport } from '@/testing/content/report-file';
import { parseProse } from '@/lib/texts/prose/parse-prose';
import { resolveReport } from '@/lib/texts/reports/resolve-report';
import { figureSentence } from '@/components/reports/evidence/figure-sentence';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { InlineProse } from './inline-prose';
import { OtherEvidence } from '@/components/reports/evidence/other-evidence';
import { ReportProse } from './report-prose';

writeReport('sample.md');
const report = resolveReport('sample', 'reports/sample.md');

function show(text: string, inline = false) {
  const prose = parseProse(text);
  return render(
    <>
      {inline ? <InlineProse prose={prose} report={report} /> : <ReportProse prose={prose} report={report} />}
      <FigureTable report={report} label="Every figure" />
      <OtherEvidence report={report} prose={[prose]} />
    </>,
  ).container;
}

const evidenceOf = (link: HTMLElement) => {
  const [path, id = ''] = (link.getAttribute('href') ?? '').split('#');
  const evidence = document.getElementById(id);
  if (path !== '/reports/sample/evidence' || !evidence)
    throw new Error(`"${link.textContent}" leads to no evidence`);
  return evidence;
};

test('a figure links to its row: value with more digits, formula, inputs, source, date, status and address', () => {
  const container = show('Up {up-change} in all.');
  const link = within(container.querySelector('p') as HTMLElement).getByRole('link', { name: '25.0%' });
  const row = evidenceOf(link);
  expect(row.querySelector('th data')).toHaveAttribute('value', '0.25');
  expect(within(row).getByRole('rowheader')).toHaveTextContent(/^25\.0%.*Up/);
  const fact = (name: string) => row.querySelector(`[data-fact="${name}"]`);
  expect(fact('Formula')).toHaveTextContent(
    /^100 \(Mar 2026\) ÷ 80 \(Jan 2026\) − 1 = 25\.0%the value at the end divided .*, January 2026 to March 2026/,
  );
  expect(fact('Inputs')).toHaveTextContent('Jan 2026 80, Mar 2026 100');
  expect(fact('Source')).toHaveTextContent('A bureau, A table');
  expect(fact('Data to')).toHaveTextContent(/2026$/);
  expect(fact('How sure')).toHaveTextContent(/^Official: read where its maker/);
  expect(within(row).getByRole('link', { name: 'up-change' })).toHaveAttribute(
    'href',
    `/reports/sample/evidence#${row.id}`,
  );
});

test('words of a claim are one text with those around them', () => {
  const [paragraph] = show('Up [rose](claim:up-change>0), and more.').getElementsByTagName('p');
  expect([...(paragraph?.childNodes ?? [])].map(({ nodeValue }) => nodeValue)).toEqual([
    'Up rose, and more.',
  ]);
});

test('every fact of a row has its heading', () => {
  const container = show('Up {up-change}.');
  const names = [...container.querySelectorAll('.figure-table tbody tr:first-child [data-fact]')].map(
    (cell) => cell.getAttribute('data-fact'),
  );
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    'Figure',
    ...names,
  ]);
});

test('a date of a figure is plain words', () => {
  const [paragraph] = show('Since {up-change.from}.').getElementsByTagName('p');
  expect(paragraph?.innerHTML).toBe('Since January 2026.');
});

test('a row says first what a person wants to hear', () => {
  const row = show('Up {up-change} in all.').querySelector('#figure-up-change th');
  expect(row).toHaveTextContent('25.0%$80 became $100, January 2026 to March 2026.');
});

test('of a plan it says what the payments became, and of a fund how many units they bought', () => {
  const [figure] = report.figures.values();
  const [of] = figure?.evidence ?? [];
  if (!figure || !of) throw new RangeError('The report has figures with their evidence');
  const window = { from: '2006-06', to: '2026-06' };
  const said = (unit: 'INR per unit' | 'INR per 10 g') => {
    const evidence = [
      {
        series: { ...of.series, unit },
        rows: [{ period: '2026-06', value: 165.0937, status: 'verified' as const }],
      },
    ];
    const sum = { value: 4_116_819.38, text: '₹41.2 lakh', count: 241, amount: 5000, window, evidence };
    return figureSentence({ ...figure, ...sum, formula: 'end-value' });
  };
  expect(said('INR per unit')).toBe(
    '240 payments of ₹5,000 bought 24,936 units. Each was worth ₹165.09 at the end.',
  );
  expect(said('INR per 10 g')).toBe('240 payments of ₹5,000 became ₹41.2 lakh, June 2006 to June 2026.');
});

test('payments are sure, and of values that were compared in part a figure says so', () => {
  const [figure] = report.figures.values();
  if (!figure) throw new RangeError('The report has figures');
  const check = {
    kind: 'copy',
    publisher: 'Gazette',
    title: 'Values',
    url: 'https://example.org/',
    within: '1%',
    range: { from: '2025-01', to: '2026-01' },
  } as const;
  const changed: [string, typeof figure][] = [
    ['part', { ...figure, status: 'single source', checks: [check] }],
    ['alone', { ...figure, status: 'single source', checks: [] }],
    ['paid', { ...figure, status: 'single source', formula: 'paid-in', checks: [] }],
  ];
  render(<FigureTable report={{ ...report, figures: new Map(changed) }} label="Every figure" />);
  const cells = screen
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-fact="How sure"]')?.textContent ?? []);
  expect(cells).toEqual([
    'Compared in part: some values come from one source only.',
    'One source only: not compared with a second.',
    'Exact: a count of payments times their amount.',
  ]);
});

test('events, quotations, notes and terms link to their sources', () => {
  show(
    'On the [30 items](event:vote), on [14 February 2026](event:vote), for [12 months](quote:law), to [0.1](note:rounding), a [ratio](term:ratio).',
  );
  expect(screen.queryByRole('link', { name: '14 February 2026' })).toBeNull();
  expect(evidenceOf(screen.getByRole('link', { name: '30 items' }))).toHaveTextContent(
    /The board votes on 30 items.*Gazette.*One source only: not compared with a second\./,
  );
  expect(evidenceOf(screen.getByRole('link', { name: '12 months' }))).toHaveTextContent(
    /Quoted, not computed.*At least 12 months.*Gazette.*31 January 2026/,
  );
  const note = evidenceOf(screen.getByRole('link', { name: '0.1' }));
  expect(note).toHaveTextContent(/Our note on the data.*Printed to 0\.1\..*The up series/);
  expect(note.querySelector('a')).toBeNull();
  expect(evidenceOf(screen.getByRole('link', { name: 'ratio' }))).toHaveTextContent(/One value over another/);
});

test('an image of a post has its size and alternative text; one that is not known is left out', () => {
  const images = new Map([['/flat.png', { width: 1200, height: 630 }]]);
  const prose = parseProse('Before.\n\n![It rose by {up-change}](/flat.png)\n\n![A](/unknown.png)');
  const { container } = render(<ReportProse prose={prose} report={{ ...report, images }} />);
  const [image, ...others] = container.querySelectorAll('img');
  expect(others).toEqual([]);
  expect(image).toHaveAttribute('src', '/flat.png');
  expect(image).toHaveAttribute('alt', 'It rose by 25.0%');
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '630');
});

test('a claim is plain words: no element of its own', () => {
  const container = show('It [rose](claim:up-change>down-change&up-change>0) by {up-change}.');
  const paragraph = container.querySelector('p');
  expect(paragraph).toHaveTextContent('It rose by 25.0%.');
  expect([...(paragraph?.children ?? [])].map(({ localName }) => localName)).toEqual(['a']);
});

test('a chart is outside of paragraphs and has an id', () => {
  const container = show('Before.\n\n![](chart:one)\n\nAfter.');
  expect(container.querySelector('p figure')).toBeNull();
  expect(container.querySelector('#chart-one figure')).toHaveTextContent('Up to $100');
});

test('a figure in the title of a chart links to its row as in the text', () => {
  const container = show('![](chart:one)');
  const title = container.querySelector<HTMLElement>('#one-title');
  expect(title).toHaveTextContent('Up to $100');
  const link = within(title as HTMLElement).getByRole('link', { name: '$100' });
  expect(evidenceOf(link).id).toBe('figure-up-last');
});

test('a figure in a calculation links to its row; code without a figure stays code', () => {
  const container = show('So `(1 + {up-change}) × 80`, in `general`.');
  const [calculation, general] = container.querySelectorAll('p code');
  expect(calculation).toHaveTextContent('(1 + 25.0%) × 80');
  expect(within(calculation as HTMLElement).getByRole('link', { name: '25.0%' })).toBeInTheDocument();
  expect(general).toHaveTextContent('general');
});

test('headings have ids that no figure in them can change', () => {
  show('## What we found\n\n### Up {up-change}\n\n### And down\n\n## Risks');
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
    'what-we-found',
    'what-we-found-1',
    'what-we-found-2',
    'risks',
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'figure:up-change', 'vbscript:x', 'toString:x'])(
  '%s is no link',
  (address) => {
    show(`[Words](${address})`);
    expect(screen.getByText('Words')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Words' })).toBeNull();
  },
);

test('HTML in prose is text', () => {
  const container = show(
    'A <b onclick="alert(1)">bold</b> <script>alert(1)</script> <img src=x onerror=alert(1)> word.',
  );
  expect(container.querySelector('p :is(b, script, img)')).toBeNull();
  expect(container).toHaveTextContent('<script>alert(1)</script>');
});

test('a line of prose has no paragraph, and nothing has an inline style', () => {
  const container = show('Up {up-change}', true);
  expect(screen.getAllByRole('link', { name: '25.0%' })[0]?.closest('p')).toBeNull();
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test('a link may refer to an address at the end of the text, from below another heading', () => {
  show('See [the table][source].\n\n## Later\n\nWords.\n\n[source]: https://source.example/table');
  expect(screen.getByRole('link', { name: 'the table' })).toHaveAttribute(
    'href',
    'https://source.example/table',
  );
});
