import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FeaturedResearch } from '@/components/sections/landing/featured-research';
import { inLocale } from '@/lib/content/locale';
import { landing } from '@/lib/texts/landing';
import { listReports } from '@/lib/texts/reports/read-report';
import { ReportIndex } from './report-index';

const html = inLocale('hi', () =>
  [
    createElement(FeaturedResearch, { words: landing().research, reports: listReports() }),
    createElement(ReportIndex, { posts: [] }),
  ].map((list) => renderToStaticMarkup(list)),
);

test.each(html)('a list in Hindi names each class in Hindi', (list) => {
  for (const name of ['शेयर', 'क्रिप्टो', 'कमोडिटी']) expect(list).toContain(`>${name}</p>`);
  expect(list).not.toMatch(/>(?:Equity|Crypto|Commodities)</);
});

test('a topic ends with the full stop of its own language', () => {
  expect(html.join('')).toContain('twenty years.</span>');
  expect(html.join('')).toContain('रुपये में।</span>');
  expect(html.join('')).not.toMatch(/[a-z]।/);
});
