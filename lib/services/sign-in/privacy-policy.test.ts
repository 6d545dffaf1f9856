import { readFileSync } from 'node:fs';
import { NEW_LINK_COOKIE } from '@/lib/services/saved/new-link-cookie';
import { CHALLENGE_COOKIE } from '@/lib/platform/http/cookies';
import { FLASH_COOKIE } from '@/lib/web/flash-cookie';
import { SIGNED_IN_COOKIE } from '@/lib/web/signed-in-cookie';
import { FRESH_CODE_COOKIE } from './fresh-code';
import { KNOWN_BROWSER_COOKIE } from './known-browser';
import { ACCOUNT_CHALLENGE_COOKIE } from './mail-code';
import type { SignInEvent } from './sign-in-log';

const policy = readFileSync('content/legal/privacy-and-policies.md', 'utf8').replace(/\s+/g, ' ');

test.each([
  ...[NEW_LINK_COOKIE, CHALLENGE_COOKIE, FLASH_COOKIE, SIGNED_IN_COOKIE],
  ...[ACCOUNT_CHALLENGE_COOKIE, FRESH_CODE_COOKIE, KNOWN_BROWSER_COOKIE],
])('the privacy policy names the cookie %s', (cookie) => {
  expect(policy).toMatch(new RegExp(`(?:Cookie|\\|) .?\`${cookie}\``));
});

// By the texts of these files: lib imports no component.
test.each([
  ['components/page-script/theme.ts', 'theme'],
  ['components/page-script/asking.ts', 'own-series'],
  ['components/page-script/typed-question.ts', 'question'],
  ['components/layout/sign-up-form.tsx', 'sign-in-email'],
  ['components/feed/state/scroll-restoration.ts', 'feed-position'],
])('the privacy policy names what %s stores in a browser', (file, name) => {
  expect(readFileSync(file, 'utf8')).toContain(`'${name}'`);
  expect(policy).toContain(`\`${name}\``);
});

/** Each event that may be stored as a record of traffic, in the words of the policy: a new one needs words there. */
const WORDS: Record<SignInEvent, string> = {
  'Code sent': 'a code sent',
  'Wrong code': 'a wrong code',
  'Address proven': 'an address proven',
  'Signed in': 'signing in and out',
  'Signed out': 'signing in and out',
  'Signed out everywhere': 'signing in and out',
  'Session ended': 'a session ended',
  'Address changed': 'an address changed',
  'Address changed back': 'an address changed',
  'Data copied': 'a copy of the data',
  'Consent withdrawn': 'a consent withdrawn',
  'Account deleted': 'the deletion of the account',
};

test('the privacy policy names each event that may be stored as a record of traffic', () => {
  const [, events = ''] = /each event of signing in and of the account \(([^)]*)\)/.exec(policy) ?? [];
  expect(Object.values(WORDS).filter((words) => !events.includes(words))).toEqual([]);
});
