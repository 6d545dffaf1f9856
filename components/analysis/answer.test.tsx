import { libraryHere } from '@/lib/texts/library-here';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { analyses, parseAnalysis, answerAnalysis, MEASURES, editionOf } from '@samvit/research';
import { Answer } from './answer';
import { ChangedSince } from './changed-since';
import { Refused } from './refused';

function pageOf(path: string): string {
  const analysis = parseAnalysis(libraryHere(), path);
  if ('problem' in analysis) throw new Error(`${path}: ${analysis.problem}`);
  const answer = answerAnalysis(libraryHere(), analysis);
  return renderToStaticMarkup(
    answer.state === 'answer'
      ? createElement(Answer, { answer })
      : createElement(Refused, { analysis, refused: answer }),
  );
}

const PRICES = ['gold-usd-oz', 'silver-usd-oz', 'gold-inr-10g'];

describe.each(analyses.MEASURE_NAMES)('%s', (measure) => {
  const series =
    measure === 'difference' ? ['india-10y', 'us-10y'] : PRICES.slice(0, MEASURES[measure].series[0]);

  test.each(['1y', '10y', 'all', '2015-01..2020-01', '3m'])('has words for every part over %s', (window) => {
    const html = pageOf(`${measure}/${series.join('~')}/${window}`);
    expect(html).toContain('<h1 id="answer-sentence"');
    expect(html).not.toMatch(/undefined|NaN/);
  });
});

describe('an answer', () => {
  const html = pageOf('growth/gold-inr-10g~silver-inr-kg/2006-06..2026-06');
  const text = html.replace(/<[^>]+>/g, ' ');

  it('has its parts in order', () => {
    const parts = [
      'ask-box',
      '<h1',
      'report-key',
      'answer-bar',
      'echo-toolbar',
      'chart-figure',
      '.csv"',
      'answer-next',
      'answer-worked',
      'answer-spread',
      'answer-cautions',
      'figure-table',
      '.json">JSON',
      'report-citation',
      'answer-past',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('has what it rests on closed, and a heading for each part of it', () => {
    const parts = [...html.matchAll(/<details class="answer-part[^>]*><summary><h2>([^<]+)/g)];
    expect(parts.map(([, heading]) => heading)).toEqual([
      'Show the sum',
      'Was this typical?',
      'Sources and limits',
    ]);
    expect(html).not.toContain('<details open');
    expect(html).not.toMatch(/<details [^>]*open/);
  });

  it('has at most four key figures, each a link to a row of evidence', () => {
    const [list = ''] = /<dl class="report-key"[^]*?<\/dl>/.exec(html) ?? [];
    const targets = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(4);
    for (const id of targets) expect(html).toContain(`<tr id="${id}"`);
  });

  it('says to when its data reach, and behind that when the next value is due', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T12:00:00Z'));
    expect(html).toContain('Prices to June 2026');
    expect(pageOf('growth/gold-usd-oz/10y')).toMatch(
      /<summary>Prices to July 2026<\/summary><p>[^<]*due by 2 September 2026 and /,
    );
    // What ends where somebody chose waits for nothing.
    expect(pageOf('growth/gold-usd-oz/2006-06..2016-06')).toContain('>Prices to June 2016</span></div>');
    expect(pageOf('growth/gold-usd-oz~bitcoin-monthly/5y')).toContain('<summary>Prices to July 2026<');
    jest.restoreAllMocks();
  });

  it('has the other readings by its headline, since they change it', () => {
    const html = pageOf('sip/nifty-50-monthly/10y');
    const place = html.indexOf('With dividends');
    expect(place).toBeGreaterThan(html.indexOf('</h1>'));
    expect(place).toBeLessThan(html.indexOf('answer-bar'));
    expect(html.indexOf('With dividends', place + 1)).toBe(-1);
  });

  it('says the period shortly on its chart, and with its months where another is chosen', () => {
    expect(pageOf('sip/nifty-50-monthly/10y')).toMatch(
      /<summary class="echo-part">the last 10 years<span[^>]*>[^<]*<\/span><\/summary><ul class="echo-instead"><li aria-current="true">the last 10 years \(September 2016 to September 2026\)<\/li>/,
    );
    // What had to be moved is said by its months.
    expect(html).toContain('<summary class="echo-part">June 2006 to June 2026<');
  });

  it('has a row for the sum of each figure, with its name, and the result first', () => {
    const worked = /<details class="answer-part answer-worked">(.*?)<\/details>/.exec(
      pageOf('sip/nifty-50-monthly/10y'),
    )?.[1];
    expect(worked).toContain('<div><dt>paid in</dt><dd><b>₹6,00,000</b> = ₹5,000 × 120</dd></div>');
    expect(worked?.match(/<dt>/g)).toHaveLength(4);
  });

  it('offers at most six others for each part, as links that search engines do not follow', () => {
    const lists = [...html.matchAll(/<ul class="echo-instead">[^]*?<\/ul>/g)].map(([list]) => list);
    expect(lists.length).toBeGreaterThan(3);
    for (const list of lists) {
      const links = [...list.matchAll(/<a [^>]*>/g)];
      expect(links.length).toBeLessThanOrEqual(6);
      for (const [link] of links) expect(link).toContain('rel="nofollow"');
    }
  });

  it('says in how many periods of this length it was so', () =>
    expect(text).toMatch(/Gold grew more than silver in \d+ of \d+ 20-year periods since \d{4}\./));

  it('ends with what it is not', () =>
    expect(text.trim()).toMatch(/Figures about the past\. No advice\. From 6 values\.$/));
});

it('gives no list of values that may not be passed on', () => {
  const html = pageOf('growth/nvidia-close/1y');
  expect(html).not.toMatch(/chart-table|\.csv"/);
  // Its last value, which its line states.
  expect(html.match(/name="answer-chart-values"/g)).toHaveLength(1);
  expect(html).toContain('The publisher does not allow downloads');
});

it('offers a table in the menu of its chart where it lists values, and none where it does not', () => {
  const menuOf = (path: string) => /popover="auto" id="answer-chart-menu".*?<\/div>/s.exec(pageOf(path))?.[0];
  const html = pageOf('falls/gold-usd-oz/all');
  expect(menuOf('falls/gold-usd-oz/all')).toContain('href="#answer-list"');
  expect(html).toContain('id="answer-list"');
  expect(menuOf('growth/nvidia-close/1y')).toContain('Picture (PNG)');
  expect(menuOf('growth/nvidia-close/1y')).not.toContain('Table');
});

it('refuses in words, with links to what can be asked instead', () => {
  const html = pageOf('growth/india-10y/10y');
  expect(html).toContain('We say its change in basis points');
  expect(html).toContain('href="/analysis/difference/india-10y/10y"');
});

test('says that the data changed since the edition that is cited, and nothing if they did not', () => {
  const now = editionOf(libraryHere(), ['gold-usd-oz']);
  const noteOf = (edition: string) => renderToStaticMarkup(createElement(ChangedSince, { edition, now }));
  expect(noteOf('K7Q2M9XA')).toContain(`changed since the edition you cite (K7Q2M9XA; now ${now})`);
  expect(noteOf(now)).toBe('');
});
