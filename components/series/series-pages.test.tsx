import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsHere } from '@/lib/content/words-here';
import { libraryHere } from '@/lib/texts/library-here';
import { listedSeries, seriesWithPages } from '@/lib/texts/publication/series-pages';
import { findings, numbers, printing } from '@samvit/research';
import { SeriesArticle } from './series-article';
import { SeriesTable } from './series-table';

const named = (id: string) => {
  const series = seriesWithPages().get(id);
  if (!series) throw new Error(`${id} has no page`);
  return series;
};

describe('the table of all data', () => {
  const table = renderToStaticMarkup(<SeriesTable />);
  beforeEach(() => (document.body.innerHTML = table));

  test('has a row for each series that people know, whose name leads to its page', () => {
    const names = [...document.querySelectorAll('th[scope=row] a')].map((link) => link.getAttribute('href'));
    expect([...names].sort()).toEqual(
      listedSeries()
        .map(({ id }) => `/data/${id}`)
        .sort(),
    );
  });

  test('says unit, last value and period, and leads to files and to Ask', () => {
    const row = within(document.getElementById('gold-inr-10g') ?? document.body);
    expect(row.getByText('monthly average, INR per 10 g')).toBeVisible();
    expect(row.getByText(/^₹[\d,]+$/)).toBeVisible();
    expect(row.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/data/gold-inr-10g.csv');
    expect(row.getByRole('link', { name: 'Ask' })).toHaveAttribute(
      'href',
      '/analysis/growth/gold-inr-10g/all',
    );
    const withheld = within(document.getElementById('reliance-close') ?? document.body);
    expect(withheld.getByText('No download')).toBeVisible();
    expect(withheld.queryByRole('link', { name: 'CSV' })).toBeNull();
  });

  test('its kinds are listed above it', () => {
    const [kinds] = screen.getAllByRole('navigation');
    for (const link of within(kinds ?? document.body).getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('TBODY');
  });
});

describe('the page of a series', () => {
  beforeEach(() => (document.body.innerHTML = ''));

  test('says the last value, how it changed, questions with their answers, source and files', () => {
    render(<SeriesArticle series={named('gold-inr-10g')} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Gold in rupees' })).toBeVisible();
    expect(document.querySelector('.series-last')).toHaveTextContent(/^₹[\d,]+$/);
    expect(document.querySelectorAll('.series-change .change')).toHaveLength(2);
    const questions = within(screen.getByRole('region', { name: 'What people ask about it' }));
    expect(questions.getByRole('link', { name: 'What would a SIP have become?' })).toHaveAttribute(
      'href',
      '/analysis/sip/gold-inr-10g/10y',
    );
    const source = within(screen.getByRole('region', { name: 'Where it comes from' }));
    expect(source.getByText(/^We compute it as/)).toBeVisible();
    expect(source.getByRole('link', { name: 'Gold' })).toHaveAttribute('href', '/data/gold-usd-oz');
    expect(source.getByRole('link', { name: 'CSV file' })).toHaveAttribute('href', '/data/gold-inr-10g.csv');
  });

  test('without leave of its publisher there is no file, only the last value and no table', () => {
    render(<SeriesArticle series={named('reliance-close')} />);
    expect(screen.getByText('The publisher does not allow downloads.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
    expect(document.querySelectorAll('.chart-values input')).toHaveLength(1);
    expect(document.querySelector('table')).toBeNull();
  });

  test('of days that may not be passed on none is printed but ends of months and the latest', () => {
    const withheld = [...seriesWithPages().values()].filter(printing.isMonthEndsOnly);
    expect(withheld.length).toBeGreaterThan(2);
    for (const series of withheld) {
      const html = renderToStaticMarkup(<SeriesArticle series={series} />);
      const write = numbers.FORMATS[findings.subjectOf(libraryHere(), series.id).format];
      const textsOf = (points: typeof series.points) =>
        points.flatMap(({ value }) => (value === null ? [] : [write(wordsHere(), value)]));
      const printed = new Set(textsOf([...printing.printablePoints(series)]));
      const hidden = textsOf(series.points).filter((text) => !printed.has(text));
      expect(hidden.length).toBeGreaterThan(10);
      expect([series.id, hidden.filter((text) => html.includes(`${text}<`))]).toEqual([series.id, []]);
    }
  });
});
