import { reportCitation } from './cite';

const report = {
  slug: 'sample',
  version: 2,
  date: '2026-04-10',
  dataDate: 'March 2026',
  plain: { headline: 'Up 25% in a year.' },
};
const publisher = { product: 'Samvit', company: 'Samvit Research', origin: 'https://samvit.example' };

test('a citation contains publisher, title, version, both dates and the address of the version', () => {
  expect(reportCitation(report, publisher).text).toBe(
    'Samvit Research. “Up 25% in a year.” Samvit, version 2, 10 April 2026. Data to March 2026. ' +
      'https://samvit.example/reports/sample/v/2',
  );
});

test('its BibTeX escapes the per cent sign, which begins a comment there', () => {
  const { bibtex } = reportCitation(report, publisher);
  expect(bibtex).toContain('title = {Up 25\\% in a year},');
  expect(bibtex).toMatch(/^@misc\{sample-v2,\n[\s\S]*\n\}$/);
});
