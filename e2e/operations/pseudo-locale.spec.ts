import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { messageKeys } from '@/lib/content/messages';
import { FEED_FORMATS, routes } from '@/lib/web/routes';
import { freePort } from '@/testing/processes/free-port';
import { EVERY, MISSING, REPORTS, UNAVAILABLE } from '@/testing/pages/addresses';
import { layOutEverything } from '@/testing/browser/lay-out';
import { mailWhere, outbox } from '@/testing/browser/outbox';
import { englishBeside, namesIn } from '@/testing/content/english-words';
import { pseudoContent } from '@/testing/content/pseudo-locale';
import {
  OF_FAULTS,
  REFUSALS,
  REFUSALS_DECLARED,
  REFUSALS_SIGNED_IN,
  refused,
} from '@/testing/pages/refusals';
import { copyToBuild } from '@/testing/processes/repository-copy';
import { outputOf, runCommand, startCommand, untilPrinted } from '@/testing/processes/run-command';
import { textsIn, textsOn } from '@/testing/browser/texts';

/* A site whose catalogue and content are in a made-up language: what is still English stands in the code. */

const WIDTHS = [320, 768, 1280];

/**
 * The header of a signed-in person, with all links and both stores in one line, has no room for words two
 * fifths longer.
 */
const TOO_LONG = /^\/(?:web\/insights\/none)? 1280$/;

const english = englishBeside([
  ...namesIn('content'),
  ...(
    'English Hindi iOS WhatsApp LinkedIn Android Google Apple Gmail Outlook Yahoo BibTeX JavaScript ' +
    'Chrome Linux'
  ).split(' '),
  'Yahoo Finance',
  'Google Finance',
  // Of the Hindi messages: functions in formulas, and words to type into the search, which reads English texts.
  ...'stdev cov var min max'.split(' '),
  'gold या bond',
  // A heading that the format of llms.txt prescribes.
  'Optional',
  // How values were observed, as data for programs.
  'as reported',
  'in force',
  // Licences.
  'Creative Commons Attribution 4.0',
  'Public domain',
]);

/** Pages that no link leads to, and what is published for other programs to show to people. */
const START = [
  ...EVERY,
  ...Object.values(MISSING),
  UNAVAILABLE,
  routes.web,
  routes.account,
  '/llms.txt',
  routes.dataPackage,
  ...REPORTS.flatMap((slug) => [routes.embed(slug), routes.embedChart(slug)]),
  ...[...EVERY.filter((page) => /^\/(?:reports|blogs)\/[\w-]+$/.test(page)), routes.terms].map(
    routes.markdown,
  ),
  ...(['posts', 'reports', 'corrections', 'tag/gold'] as const).flatMap((of) =>
    FEED_FORMATS.map((format) => routes.feed(of, format)),
  ),
];

/**
 * Not read: reports in earlier versions, which have the words of their time; schemas, for people who write
 * programs; and what the search in the page searches, which is the text of the pages without the marks of
 * code.
 */
const NOT_READ = /\/v\/\d|^\/schemas\/|^\/search\.json$/;

let copy: ReturnType<typeof copyToBuild>;
let site: ChildProcess;
let origin: string;
let dataDir: string;
let settings: Record<string, string>;

test.describe.configure({ mode: 'serial' });
test.skip(!process.env.WHOLE_MATRIX, 'builds a site of its own: part of testing/commands/test-full.ts');

test.beforeAll(async () => {
  copy = copyToBuild();
  pseudoContent(path.join(copy.root, 'content'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  dataDir = path.join(copy.root, '.data');
  settings = { PORT: String(port), SITE_URL: origin, DATA_DIR: dataDir };
  site = startCommand('npm start', copy.root, settings);
  await untilPrinted(site, outputOf(site), origin);
});
test.afterAll(() => {
  if (site?.pid) process.kill(-site.pid, 'SIGTERM');
  copy?.remove();
});

/** How many texts were read. */
let read = 0;

function englishOf(where: string, texts: readonly string[]): string[] {
  read += texts.length;
  // What a reader has typed is repeated.
  const typed = new URLSearchParams(where.split('?')[1]).get('q') ?? '';
  return texts.flatMap((text) => {
    const words = english(typed ? text.replaceAll(typed, ' ') : text);
    return words.length === 0
      ? []
      : [`${where}: ${text.trim().replace(/\s+/g, ' ').slice(0, 120)}: ${words.join(' ')}`];
  });
}

/** The English texts of the page that is open, and the widths that are too narrow for it. */
async function problemsOn(page: Page, where: string): Promise<string[]> {
  const problems = englishOf(where, await textsOn(page));
  await layOutEverything(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrolled > width && !TOO_LONG.test(`${where} ${width}`))
      problems.push(`${where}: ${scrolled} px wide at ${width}`);
  }
  return problems;
}

async function visit(page: Page, address: string): Promise<string[]> {
  await page.goto(origin + address);
  return problemsOn(page, address);
}

/** The addresses of our own that a page names. */
const addressesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a:not([rel~=nofollow]), link[rel=alternate], iframe, img')]
      .map(
        (element) =>
          new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href),
      )
      .filter((url) => url.origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

test('no page, feed or file has an English sentence, and no page is wider than the screen', async ({
  page,
}) => {
  const known = new Set<string>();
  const waiting = [...START];
  const problems: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (known.has(next) || NOT_READ.test(next)) continue;
    known.add(next);
    const response = await page.request.get(origin + next);
    const type = response.headers()['content-type'] ?? '';
    if (type.startsWith('text/html')) {
      problems.push(...(await visit(page, next)));
      waiting.push(...(await addressesOn(page)));
    } else problems.push(...englishOf(next, textsIn(type, await response.text())));
  }
  expect(known.size).toBeGreaterThan(START.length);
  expect([...new Set(problems)]).toEqual([]);
});

test('nor has what a person sees from sign-in to the feed', async ({ page }) => {
  const email = 'person@example.org';
  const post = (address: string, form: Record<string, string>) =>
    page.request.post(origin + address, { form, headers: { Origin: origin }, maxRedirects: 0 });
  const problems: string[] = [];
  const look = async (...addresses: string[]) => {
    for (const address of addresses) problems.push(...(await visit(page, address)));
  };
  await post('/api/otp', { email: 'nobody' });
  await look(routes.web);
  await post('/api/otp', { email });
  await look(routes.web);
  await post('/api/auth/callback/credentials', { email, code: 'ABCDEF' });
  await look(routes.web);
  const mail = await mailWhere(({ to }) => to === email, dataDir);
  await post('/api/auth/callback/credentials', { email, code: /^ {4}(\d{6})$/m.exec(mail.text)?.[1] ?? '' });
  await look(routes.web);
  for (const refusal of REFUSALS_SIGNED_IN) problems.push(...(await problemsOf(page, refusal)));
  await post('/api/declaration', { adult: 'true' });
  for (const refusal of REFUSALS_DECLARED) problems.push(...(await problemsOf(page, refusal)));

  const lists = [routes.web, `${routes.web}?filter=trending`, `${routes.web}?filter=recent`];
  const insights: string[] = [];
  for (const address of lists) {
    await look(address);
    insights.push(...(await addressesOn(page)).filter((one) => one.startsWith(routes.insight(''))));
  }
  expect(insights.length).toBeGreaterThan(9);
  await look(
    ...new Set(insights),
    routes.insight('none'),
    `${routes.web}?q=nothingholdsthis`,
    routes.account,
    routes.ownRequests,
    routes.accountData,
    routes.accountAddress,
    routes.accountDelete,
    routes.accountSessions,
    // The header has other words for a signed-in person.
    routes.home,
  );
  for (let number = 1, some = true; some; number++) {
    const address = `/api/widgets/dashboard?page=${number}`;
    const { items } = (await (await page.request.get(origin + address)).json()) as { items: unknown[] };
    problems.push(...englishOf(address, textsIn('json', JSON.stringify(items))));
    some = items.length > 0;
  }
  expect([...new Set(problems)]).toEqual([]);
});

/** What is wrong with the answer to a request that has to be refused. */
async function problemsOf(page: Page, refusal: (typeof REFUSALS)[number]): Promise<string[]> {
  const [key, address] = refusal;
  const { status, message } = await refused(page.request, origin, refusal);
  const where = `${address}: ${key || 'no refusal'}`;
  if (status < 400) return key ? [`${where}: ${status}`] : [];
  // Up to its first value.
  const isExpected = key !== '' && message.startsWith(pseudoMessage(key).split('{')[0] ?? '');
  return [...englishOf(where, [message]), ...(isExpected ? [] : [`${where}: ${status} ${message}`])];
}

function pseudoMessage(key: string): string {
  const [file = '', ...names] = key.split('.');
  let value: unknown = parse(readFileSync(path.join(copy.root, `content/messages/${file}.yaml`), 'utf8'));
  for (const name of names) value = (value as Record<string, unknown>)[name];
  return String(value);
}

test('each refusal is a message of the catalogue, and each of these is tried', async ({ page }) => {
  const problems: string[] = [];
  for (const refusal of REFUSALS) problems.push(...(await problemsOf(page, refusal)));
  expect(problems).toEqual([]);
  const tried = new Set([...REFUSALS, ...REFUSALS_SIGNED_IN, ...REFUSALS_DECLARED].map(([key]) => key));
  const all = messageKeys('errors').map((key) => `errors.${key}`);
  expect(all.filter((key) => !tried.has(key) && !OF_FAULTS.test(key))).toEqual([]);
});

test('a contact form that was refused, the preview of a post and the mails have no English sentence', async ({
  page,
}) => {
  const form = { email: 'nobody', message: 'Naa' };
  const refusedForm = await page.request.post(`${origin}/api/waitlist`, {
    form,
    headers: { Origin: origin },
  });
  await page.goto(origin);
  await page.setContent(await refusedForm.text());
  const problems = await problemsOn(page, '/api/waitlist');

  const preview = await runCommand('npm run --silent preview -- gold-in-rupees', copy.root, settings);
  const [, address = ''] = /(\/blogs\/preview\/\S+)/.exec(preview.output) ?? [];
  expect(address, preview.output).not.toBe('');
  problems.push(...(await visit(page, address)));

  const mails = await outbox(dataDir);
  expect(mails.length).toBeGreaterThanOrEqual(4);
  for (const { subject, text } of mails)
    problems.push(...englishOf(`A mail: ${subject}`, [subject, ...text.split('\n')]));
  expect(problems).toEqual([]);
  // What all of this is worth: so many texts were read.
  expect(read).toBeGreaterThan(50_000);
});
