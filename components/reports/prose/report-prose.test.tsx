import { render, screen, within } from '@testing-library/react';
import { writeReport } from '@/lib/research/reports/report.fixture';
import { parseProse } from '@/lib/research/prose/parse-prose';
import { parseReport } from '@/lib/research/reports/report';
import { FigureTable } from '@/components/reports/evidence/figure-table';
import { InlineProse } from './inline-prose';
import { Provenance } from '@/components/reports/evidence/provenance';
import { ReportProse } from './report-prose';

writeReport('sample.md');
const report = parseReport('sample', 'reports/sample.md');

/** Prose with what stands behind its words, as a page has it. */
function show(text: string, inline = false) {
  const prose = parseProse(text);
  return render(
    <>
      {inline ? (
        <InlineProse prose={prose} figures={report.figures} />
      ) : (
        <ReportProse report={{ ...report, body: prose }} isCurrent />
      )}
      <FigureTable figures={report.figures} label="Every figure" />
      <Provenance report={report} prose={[prose]} />
    </>,
  ).container;
}

const popoverOf = (button: HTMLElement) => {
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!popover) throw new Error(`Nothing opens behind "${button.textContent}"`);
  return popover;
};

test('a figure is data in a button that lifts its row: value, formula, inputs, source, date, status and address', () => {
  const container = show('Up {up-change} in all.');
  const button = within(container.querySelector('p') as HTMLElement).getByRole('button', { name: '25.0%' });
  expect(button.querySelector('data')).toHaveAttribute('value', '0.25');
  const row = popoverOf(button);
  expect(row).toHaveAttribute('popover', 'auto');
  expect(within(row).getByRole('rowheader')).toHaveTextContent(/^25\.0%Up/);
  const fact = (name: string) => row.querySelector(`[data-fact="${name}"]`);
  expect(fact('Formula')).toHaveTextContent('end ÷ start − 1, January 2026 to March 2026');
  expect(fact('Inputs')).toHaveTextContent('Jan 2026 80, Mar 2026 100');
  expect(fact('Source')).toHaveTextContent('A bureau, A table');
  expect(fact('Data to')).toHaveTextContent(/2026$/);
  expect(fact('How sure')).toHaveTextContent(/^Verified: two sources agree/);
  expect(within(row).getByRole('link', { name: 'up-change' })).toHaveAttribute('href', `#${row.id}`);
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

test('a date of a figure is a time that opens the same', () => {
  show('Since {up-change.from}.');
  const button = screen.getByRole('button', { name: 'January 2026' });
  expect(button.querySelector('time')).toHaveAttribute('dateTime', '2026-01');
  expect(popoverOf(button).id).toBe('figure-up-change');
});

test('events, quotations and terms open where they come from', () => {
  show('On [14 February 2026](event:vote), for [12 months](quote:law), a [ratio](term:ratio).');
  expect(popoverOf(screen.getByRole('button', { name: '14 February 2026' }))).toHaveTextContent(
    /The board votes on 30 items.*Gazette.*Single source: not checked against a second\./,
  );
  expect(popoverOf(screen.getByRole('button', { name: '12 months' }))).toHaveTextContent(
    /At least 12 months.*Gazette.*January 2026/,
  );
  expect(popoverOf(screen.getByRole('button', { name: 'ratio' }))).toHaveTextContent(
    /One value over another/,
  );
});

test('a claim is plain words that carry what they were held to', () => {
  const container = show('It [rose](claim:up-change>down-change&up-change>0) by {up-change}.');
  expect(screen.getByText('rose')).toHaveAttribute('data-claim', 'up-change>down-change&up-change>0');
  expect(container.querySelector('p')).toHaveTextContent('It rose by 25.0%.');
});

test('punctuation stays with the button it touches, where browsers would break the line', () => {
  const container = show('It moved ({up-change}), by much.');
  expect(container.querySelector('p')).toHaveTextContent('It moved (25.0%), by much.');
  expect(container.querySelector('p .tied')).toHaveTextContent(/^\(25\.0%\),$/);
});

test('a chart stands outside of paragraphs at an address of its own', () => {
  const container = show('Before.\n\n![](chart:one)\n\nAfter.');
  expect(container.querySelector('p figure')).toBeNull();
  expect(container.querySelector('#chart-one figure')).toHaveTextContent('Up to $100');
});

test('a figure in the title of a chart opens as one of the text does', () => {
  const container = show('![](chart:one)');
  const title = container.querySelector<HTMLElement>('#one-title');
  expect(title).toHaveTextContent('Up to $100');
  const button = within(title as HTMLElement).getByRole('button', { name: '$100' });
  expect(button.querySelector('data')).toHaveAttribute('value', '100');
  expect(popoverOf(button).id).toBe('figure-up-last');
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

test('a line of prose brings no paragraph, and nothing brings an inline style', () => {
  const container = show('Up {up-change}', true);
  expect(screen.getAllByRole('button', { name: '25.0%' })[0]?.closest('p')).toBeNull();
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
