import { libraryHere } from '@/lib/texts/library-here';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { charts } from '@samvit/research';
import { ChartFigure } from './chart-figure';
import { Sparkline } from '@samvit/charts';
import { drawable } from '@/components/charts/drawable';

const spec = charts.chartSpecSchema.parse({
  kind: 'line',
  title: 'Gold ended above where it began',
  subtitle: 'Dollars an ounce, monthly averages',
  series: [
    { series: 'gold-usd-oz', label: 'Gold' },
    { series: 'silver-usd-oz', label: 'Silver' },
  ],
  from: '2006-06',
  to: '2026-06',
  format: 'usd',
});

const scatter = charts.chartSpecSchema.parse({ ...spec, kind: 'scatter', format: 'points' });

describe('ChartFigure', () => {
  it('names the image by its finding and describes it by its data', () => {
    render(<ChartFigure chart={charts.resolveChart(libraryHere(), spec)} id="gold" />);
    for (const image of screen.getAllByRole('img')) {
      expect(image).toHaveAccessibleName(expect.stringContaining(spec.title));
      expect(image).toHaveAccessibleName(
        expect.stringContaining('Gold: from $596 in June 2006 to $4,228 in June 2026'),
      );
    }
  });

  it('gives the source, the date of the data and what is disputed', () => {
    render(<ChartFigure chart={charts.resolveChart(libraryHere(), spec)} id="gold" />);
    expect(screen.getByRole('link', { name: 'World Bank' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(
      screen.getByText(/Data to June 2026\. Sources disagree \(hollow\): Silver, December 2025\./),
    ).toBeInTheDocument();
  });

  it('holds the numbers as a table with headings', () => {
    render(<ChartFigure chart={charts.resolveChart(libraryHere(), spec)} id="gold" titleAs="h3" />);
    expect(screen.getByRole('heading', { level: 3, name: spec.title })).toBeInTheDocument();
    const table = screen.getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true }).length).toBeLessThanOrEqual(61);
    expect(within(table).getByRole('columnheader', { name: 'Silver', hidden: true })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'Jun 2026', hidden: true })).toBeInTheDocument();
  });

  it('lets the keyboard read values with one tab stop, from the last period on', async () => {
    const user = userEvent.setup();
    render(<ChartFigure chart={charts.resolveChart(libraryHere(), spec)} id="gold" />);
    const all = within(screen.getByRole('group', { name: 'Values by period' })).getAllByRole('radio');
    expect(all).toHaveLength(25);
    expect(all.at(-1)).toBeChecked();
    expect(all.at(-1)).toHaveAccessibleName('Jun 2026: Gold $4,228, Silver $67');
    all.at(-1)?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(all.at(-2)).toHaveFocus();
    expect(all.at(-2)).toBeChecked();
  });

  it('has as many bands for a pointer as values, in every size of a frame', () => {
    const { container } = render(
      <ChartFigure
        chart={charts.resolveChart(libraryHere(), spec)}
        id="gold"
        larger={['wide', 'full']}
        isFrame
      />,
    );
    const frames = [...container.querySelectorAll('.chart-bands')];
    expect(frames.map((frame) => frame.children.length)).toEqual([25, 25, 25]);
  });

  it('has a disc over each point of a scatter that can be read, in every size of a frame', () => {
    const { container } = render(
      <ChartFigure
        chart={charts.resolveChart(libraryHere(), scatter)}
        id="gold"
        larger={['wide', 'full']}
        isFrame
      />,
    );
    const frames = [...container.querySelectorAll('.chart-bands')];
    expect(frames.map((frame) => frame.querySelectorAll('circle').length)).toEqual([25, 25, 25]);
    expect(screen.getAllByRole('radio')).toHaveLength(25);
    expect(screen.getAllByRole('radio').at(-1)).toBeChecked();
  });

  it('leaves the values out if the chart only illustrates', () => {
    const { container } = render(
      <ChartFigure chart={charts.resolveChart(libraryHere(), spec)} id="gold" table={false} />,
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(container.querySelector('.chart-bands')).toBeNull();
  });

  it('sends the last value only, and the address of the others, where a script shows them', () => {
    const { container } = render(
      <ChartFigure
        chart={charts.resolveChart(libraryHere(), {
          ...spec,
          series: [{ ...spec.series[0]!, label: 'Gold <& co' }],
        })}
        id="gold"
        table={false}
        readable="last"
        drawing="/charts/report/gold/main.svg"
      />,
    );
    expect(screen.getByRole('radio')).toBeChecked();
    expect(screen.getByRole('radio')).toHaveAccessibleName('Jun 2026: Gold <& co $4,228');
    expect(screen.getByRole('figure')).toHaveAttribute('data-chart', '/charts/report/gold/main.json');
    expect(container.querySelector('.chart-bands')).toBeNull();
  });

  it('offers the ranges that are shorter than what is drawn, and the whole, which is shown', () => {
    render(
      <ChartFigure
        chart={charts.resolveChart(libraryHere(), spec)}
        id="gold"
        drawing="/charts/report/gold/main.svg"
      />,
    );
    const chips = within(screen.getByRole('group', { name: 'Part of the time shown' })).getAllByRole(
      'button',
    );
    expect(chips.map(({ textContent }) => textContent)).toEqual(['1Y', '3Y', '5Y', '10Y', 'Max']);
    expect(chips.at(-1)).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the part around an event first, with the whole as a choice and in its text', () => {
    const chart = charts.resolveChart(libraryHere(), { ...spec, from: '2024-07' });
    const whole = charts.resolveChart(libraryHere(), spec).series;
    const { container } = render(
      <ChartFigure chart={{ ...chart, whole }} id="gold" drawing="/charts/insight/gold.svg" />,
    );
    const chips = within(screen.getByRole('group', { name: 'Part of the time shown' })).getAllByRole(
      'button',
    );
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Event', '1Y', '3Y', '5Y', '10Y', 'Max']);
    expect(chips.map((chip) => chip.getAttribute('aria-pressed') === 'true').indexOf(true)).toBe(0);
    expect(chips.at(-1)).toHaveAttribute('data-range', 'max');
    expect(container.querySelectorAll('.chart-strip-shown')).toHaveLength(2);
    for (const image of screen.getAllByRole('img'))
      expect(image).toHaveAccessibleName(
        expect.stringMatching(
          /Gold: from .* in July 2024 to .* Below it the whole, from June 2006 to June 2026, with this part shaded\.$/,
        ),
      );
  });

  it('offers what can be taken from it in one menu, and says why a file is not offered', async () => {
    const tools = {
      share: { title: spec.title, url: 'https://samvit.example/a' },
      png: '/a.png',
      csv: null,
    };
    render(<ChartFigure chart={charts.resolveChart(libraryHere(), spec)} id="gold" tools={tools} />);
    expect(screen.getByRole('button', { name: 'Share or download' })).toHaveAttribute(
      'popovertarget',
      'gold-menu',
    );
    const menu = document.getElementById('gold-menu') ?? document.body;
    const links = within(menu).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Share', '/a'],
      ['Picture (PNG)', '/a.png'],
      ['Table', '#gold-numbers'],
    ]);
    expect(menu).toHaveTextContent('Values (CSV) The publisher does not allow downloads');
    const table = document.getElementById('gold-numbers') ?? document.body;
    expect(within(table).getByRole('table', { hidden: true })).toBeInTheDocument();
  });

  it('offers a table alone as a link', () => {
    render(
      <ChartFigure
        chart={charts.resolveChart(libraryHere(), spec)}
        id="gold"
        table={false}
        tools={{ table: '/a' }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Table' })).toHaveAttribute('href', '/a');
    expect(screen.queryByRole('button', { name: 'Share or download' })).not.toBeInTheDocument();
  });

  it('carries no inline style', () => {
    const { container } = render(
      <ChartFigure
        chart={charts.resolveChart(libraryHere(), { ...spec, kind: 'bars' })}
        id="gold"
        larger={['wide', 'full']}
      />,
    );
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('Sparkline', () => {
  it('draws each line in the style of its series, and its only one solid', () => {
    const classesOf = (series: typeof spec.series) => {
      const { container } = render(
        <Sparkline chart={drawable(charts.resolveChart(libraryHere(), { ...spec, series }))} />,
      );
      return [...container.querySelectorAll('.chart-line')].map((line) => line.getAttribute('class'));
    };
    // The first series is drawn last, on top.
    expect(classesOf(spec.series)).toEqual(['chart-line chart-line-1', 'chart-line chart-line-2']);
    expect(classesOf(spec.series.slice(0, 1))).toEqual(['chart-line chart-line-2 chart-line-only']);
  });

  it("is named by its chart's title, which is short", () => {
    render(<Sparkline chart={drawable(charts.resolveChart(libraryHere(), spec))} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(charts.resolveChart(libraryHere(), spec).spec.title);
  });

  it('shows the points of a scatter and their line of fit, not lines through time', () => {
    const { container } = render(<Sparkline chart={drawable(charts.resolveChart(libraryHere(), scatter))} />);
    // A point is a path of no length, closed; those in the same place are one.
    const dots = container.querySelector('.chart-dots')?.getAttribute('d')?.match(/z/g)?.length ?? 0;
    expect(dots).toBeGreaterThan(200);
    expect(dots).toBeLessThanOrEqual(240);
    expect(container.querySelector('.chart-fit')).toBeInTheDocument();
    expect(container.querySelector('.chart-line')).toBeNull();
  });
});
