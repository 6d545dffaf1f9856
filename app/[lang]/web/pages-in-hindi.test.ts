import { libraryHere } from '@/lib/texts/library-here';
import { renderToStaticMarkup } from 'react-dom/server';
import { inLocale } from '@/lib/content/locale';
import { closeDb, db } from '@/lib/records/database';
import { declareAdult } from '@/lib/records/declarations';
import { migrate } from '@/lib/records/migrate';
import { createSession } from '@/lib/records/sessions';
import { shareInsight } from '@/lib/records/shared-insights';
import { findings } from '@samvit/research';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import PreferencesPage from './preferences/page';
import ConfirmPage from './saved/new/page';
import SharedLinksPage from './shared/page';

const USER = { id: 'u1', email: 'asha@example.org', name: 'आशा' };

// The pages alone, without the request that asks for them.
jest.mock('./owner-session', () => ({ ownerSession: async () => ({ user: USER }) }));
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }) }));

freshDataDir();
beforeAll(async () => {
  await migrate();
  await createSession(db(), { user: USER, token: 'none' });
  await declareAdult(db(), USER.email, '2.0');
  await shareInsight(db(), USER, {
    insight: findings.insights(libraryHere())[0]?.id ?? '',
    isInForce: () => true,
  });
});
afterAll(closeDb);

const props = { params: Promise.resolve({ lang: 'hi' }) };
const confirm = (kind: string, item = '') =>
  ConfirmPage({ ...props, searchParams: Promise.resolve({ kind, item }) });

/** The main part of the page. */
const inHindi = (page: () => ReturnType<typeof confirm>) =>
  inLocale('hi', async () => renderToStaticMarkup(await page()).replace(/^.*<main/s, '<main'));

/** Names within Hindi sentences, beside those of subjects: of lists of the feed, which is in English. */
const NAMES = new Set([
  'Today',
  'All',
  'Trending',
  'Recent',
  'NVIDIA',
  'RBI',
  'RSI',
  'PPF',
  'FD',
  'UTI',
  'Samvit',
]);

test.each([
  ['of links', () => SharedLinksPage(props)],
  ['of preferences', () => PreferencesPage(props)],
  ['that confirms an insight', () => confirm('insight', findings.insights(libraryHere())[0]?.id)],
  ['that confirms a report', () => confirm('report', 'gold-vs-silver')],
])('the page %s in Hindi marks what is in English, and posts its locale', async (_, page) => {
  const html = await inHindi(page);
  const subjectNames = inLocale('hi', () => findings.subjectsOfFeed(libraryHere()).map(({ name }) => name));
  const known = new Set([...NAMES, ...subjectNames.flatMap((name) => name.match(/[A-Za-z]{2,}/g) ?? [])]);
  const words = html
    .replaceAll('&amp;', '&')
    .replace(/<(\w+) aria-hidden="true">[^<]*<\/\1>/g, '')
    .replace(/<(\w+)[^>]* lang="en-IN"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ');
  expect((words.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !known.has(word))).toEqual([]);
  expect(html.match(/ href="(?!\/hi\/)[^"]*"(?! (?:lang="[^"]*" )?hrefLang)/g)).toBeNull();
  expect(html.match(/method="post"/g)).toHaveLength(html.match(/name="x-locale" value="hi"/g)?.length ?? 0);
});

test('a report is confirmed in the language of the page in which it was read', async () => {
  const page = () => confirm('report', 'gold-vs-silver');
  expect(await inHindi(page)).toContain('href="/hi/reports/gold-vs-silver"');
  expect(renderToStaticMarkup(await page())).toContain('href="/reports/gold-vs-silver"');
});
