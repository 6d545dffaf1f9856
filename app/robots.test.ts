import { routes } from '@/lib/web/routes';
import robots from './robots';

const ANSWER = routes.analysisAnswer('growth/gold-inr-10g/10y');
const PICTURE = routes.analysisPicture('growth/gold-inr-10g/10y');

/** Whether a crawler that goes by this name may fetch a path, by the longest prefix without wildcards. */
function mayFetch(name: string, path: string): boolean {
  const rules = [robots().rules].flat();
  const rule =
    rules.find(({ userAgent }) => [userAgent].flat().includes(name)) ??
    rules.find(({ userAgent }) => [userAgent].flat().includes('*'));
  return ![rule?.disallow ?? []].flat().some((closed) => path.startsWith(closed.replace(/^\/\*/, '/hi')));
}

test.each([
  ...['facebookexternalhit', 'WhatsApp', 'TelegramBot', 'Twitterbot', 'LinkedInBot'],
  ...['Slackbot', 'Slackbot-LinkExpanding'],
])('%s may fetch an answer and its picture, and nothing of an account', (name) => {
  for (const path of [ANSWER, `/hi${ANSWER}`, PICTURE])
    expect([path, mayFetch(name, path)]).toEqual([path, true]);
  expect(mayFetch(name, routes.saved)).toBe(false);
});

test.each(['Googlebot', 'Bingbot', 'ChatGPT-User', 'GPTBot', 'a crawler that nobody knows'])(
  '%s may fetch neither',
  (name) => {
    for (const path of [ANSWER, `/hi${ANSWER}`, PICTURE])
      expect([path, mayFetch(name, path)]).toEqual([path, false]);
  },
);
