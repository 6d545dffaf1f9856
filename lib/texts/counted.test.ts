import { inLocale } from '@/lib/content/locale';
import { faq } from '@/lib/content/organisation';
import { listContent, readText } from '@/lib/content/read';
import { featuredReports } from '@/lib/texts/reports/read-report';
import { landing } from '@/lib/texts/landing';
import { publicPages } from '@/lib/texts/publication/public-pages';
import { routes } from '@/lib/web/routes';

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty';
const COUNTED = 'questions|things people|reports|posts|terms|formulas|figures|insights|lines of';

it('no text types the number of what content holds', () => {
  const files = ['landing.yaml', ...listContent('messages', '.yaml').map((file) => `messages/${file}`)];
  const typed = files.flatMap((file) => [
    ...readText(file).matchAll(new RegExp(`\\b(?:${NUMBERS}|\\d+) (?:${COUNTED})\\b`, 'gi')),
  ]);
  expect(typed.map(([words]) => words)).toEqual([]);
});

it.each(['en', 'hi'])('the reports and the questions are counted in %s', (locale) =>
  inLocale(locale, () => {
    const reports = String(featuredReports().length);
    expect(landing().research.lead).toMatch(new RegExp(`\\b${reports}\\b`));
    const page = publicPages().find(({ path }) => path === routes.faqs);
    expect(page?.description).toMatch(new RegExp(`\\b${faq().length}\\b`));
  }),
);
