import { answerAnalysis, parseAnalysis } from '@samvit/research';
import { renderToStaticMarkup } from 'react-dom/server';
import { inLocale } from '@/lib/content/locale';
import { libraryHere } from '@/lib/texts/library-here';
import { Answer } from './answer';

function documentOf(address: string): Document {
  const analysis = parseAnalysis(libraryHere(), address);
  const answer = 'problem' in analysis ? null : answerAnalysis(libraryHere(), analysis);
  if (answer?.state !== 'answer') throw new Error(`${address} has no answer`);
  return new DOMParser().parseFromString(renderToStaticMarkup(<Answer answer={answer} />), 'text/html');
}

const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent ?? '';

test('the sentence and the whole address go to WhatsApp by a plain link, and to the clipboard', () => {
  const page = documentOf('growth/gold-inr-10g/10y');
  const sentence = textOf(page, 'h1');
  const link = page.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
  const text = new URL(link?.href ?? '').searchParams.get('text') ?? '';
  const [, address = ''] = /(http\S+)$/.exec(text) ?? [];
  expect(text).toBe(`${sentence} ${address}`);
  expect(new URL(address).pathname).toBe('/analysis/growth/gold-inr-10g/10y');
  expect(link?.rel).toContain('noopener');
  expect(page.querySelector<HTMLElement>('[data-action="copy"]')?.dataset.text).toBe(
    `${sentence}\n${address}`,
  );
});

test('the row stands between the figures and the chart, and covers neither', () => {
  const html = documentOf('growth/gold-inr-10g/10y').body.innerHTML;
  const places = ['<h1', 'report-key', 'answer-bar-row', 'chart-figure'].map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the names on paper are in no form, so nothing of them is sent', () => {
  const inputs = [...documentOf('growth/gold-inr-10g/10y').querySelectorAll('.answer-paper input')];
  expect(inputs.map((input) => input.getAttribute('aria-label'))).toEqual(['Prepared for', 'Prepared by']);
  for (const input of inputs)
    expect([input.closest('form'), input.hasAttribute('name')]).toEqual([null, false]);
});

test('paper has the site, what was understood, and the address that stays; without a chart its sources', () => {
  const page = documentOf('rank/shares/10y');
  expect(textOf(page, '.answer-paper-head')).toMatch(/^Samvit \S+$/);
  expect(textOf(page, '.answer-paper-question')).toMatch(/^Ranking, the shares, the last 10 years/);
  const foot = textOf(page, '.answer-paper-foot');
  expect(foot).toMatch(/Sources: .* Data to September 2026\./);
  expect(foot).toMatch(/http\S+\/analysis\/rank\/shares\/2016-09\.\.2026-09@\w{8}/);
  expect(textOf(documentOf('growth/gold-inr-10g/10y'), '.answer-paper-foot')).not.toContain('Source');
});

test('a list is cut on paper, which says how many rows are not there; a chart with every value stands alone', () => {
  const ranking = documentOf('rank/shares/10y');
  const rows = ranking.querySelectorAll('.chart-table tbody tr');
  const beyond = ranking.querySelectorAll('.listing-beyond').length;
  expect([rows.length, rows.length - beyond]).toEqual([30, 16]);
  expect(textOf(ranking, '.listing-more')).toBe('14 more rows are at the address below.');
  expect(documentOf('falls/nifty-50-monthly/all').querySelector('.answer-listing')).not.toBeNull();
  expect(documentOf('calendar/gold-inr-10g/all').querySelector('.answer-listing')).toBeNull();
});

test('in Hindi it is in Hindi, and leads to the Hindi page', () => {
  const page = inLocale('hi', () => documentOf('growth/gold-inr-10g/10y'));
  const text = new URL(page.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')?.href ?? '')
    .searchParams;
  expect(text.get('text')).toMatch(/\p{Script=Devanagari}.*\/hi\/analysis\/growth\/gold-inr-10g\/10y$/u);
  expect(textOf(page, '.answer-paper-names')).toMatch(/\p{Script=Devanagari}/u);
});
