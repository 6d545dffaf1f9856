/*
 * Every route of app/[lang]/web, app/api and the other folders that hold something private, each in one of these lists:
 * app/gate.test.ts fails for one that is in none, and e2e/gate.spec.ts asks for all of the private ones
 * without a session.
 */

/** An insight, for the addresses that name one. */
export type Sample = { insight: string };

/** Routes that show something private, with addresses to ask for. */
export const PRIVATE_READS: Readonly<Record<string, (sample: Sample) => readonly string[]>> = {
  '/[lang]/web': () => [
    '/web',
    '/web/',
    '//web',
    '/WEB',
    '/%77eb',
    '/web/../web',
    '/web.rsc',
    '/_next/data/x/web.json',
  ],
  '/[lang]/web/account': () => [
    '/web/account',
    '/web%2faccount',
    '/web/account.rsc',
    '/index/../web/account',
    '/hi/web/account',
  ],
  '/[lang]/web/account/data': () => ['/web/account/data', '/web/account/data.rsc', '/hi/web/account/data'],
  '/[lang]/web/account/address': () => ['/web/account/address', '/hi/web/account/address'],
  '/[lang]/web/account/delete': () => ['/web/account/delete', '/hi/web/account/delete'],
  '/[lang]/web/account/sessions': () => ['/web/account/sessions', '/hi/web/account/sessions'],
  '/api/account/receipts': () => ['/api/account/receipts'],
  '/api/account/copy/[file]': () => ['/api/account/copy/data.json', '/api/account/copy/data.csv'],
  '/[lang]/web/insights/[id]': ({ insight }) => [
    `/web/insights/${insight}`,
    `/web/insights/${insight}?_rsc=1`,
    `/web?callbackUrl=/web/insights/${insight}`,
  ],
  '/[lang]/web/own': () => ['/web/own', '/web/own.rsc', '/hi/web/own'],
  '/[lang]/web/saved': () => [
    '/web/saved',
    '/web/saved?q=a',
    '/web/saved.rsc',
    '/hi/web/saved',
    '/hi/web/saved?q=a',
    '/hi/web/saved.rsc',
  ],
  '/[lang]/web/saved/new': ({ insight }) => [
    `/web/saved/new?kind=insight&item=${insight}`,
    `/hi/web/saved/new?kind=insight&item=${insight}`,
  ],
  '/[lang]/web/saved/[id]': () => [
    '/web/saved/00000000-0000-4000-8000-000000000000',
    '/hi/web/saved/00000000-0000-4000-8000-000000000000',
  ],
  '/[lang]/web/shared': () => [
    '/web/shared',
    '/web/shared?_rsc=1',
    '/hi/web/shared',
    '/hi/web/shared?_rsc=1',
  ],
  '/[lang]/web/requests': () => ['/web/requests', '/web/requests.rsc', '/hi/web/requests'],
  '/[lang]/web/preferences': () => ['/web/preferences', '/hi/web/preferences'],
  '/api/widgets/[feed]': () => ['/api/widgets/trending', '/api/widgets/latest?limit=50'],
  '/api/saved/files/[name]': () => ['/api/saved/files/saved.csv', '/api/saved/files/saved.json'],
  '/api/auth/[...nextauth]': () => ['/api/auth/session'],
  '/api/v1/widgets/[feed]': () => ['/api/v1/widgets/trending'],
  '/charts/insight/[id]': ({ insight }) => [`/charts/insight/${insight}.svg`],
};

/** Routes that only write for a signed-in person, with the fields of their forms. */
export const PRIVATE_WRITES: Readonly<Record<string, (sample: Sample) => Record<string, string>>> = {
  '/api/account/code': () => ({ purpose: 'copy' }),
  '/api/account/proof': () => ({ purpose: 'copy', otp: '123456' }),
  '/api/account/delete': () => ({ otp: '123456' }),
  '/api/account/sessions': () => ({ otp: '123456' }),
  '/api/account/sessions/end': () => ({ session: 'x' }),
  '/api/account/name': () => ({ name: 'Reader' }),
  '/api/account/address': () => ({ email: 'other@example.com' }),
  '/api/account/address/confirm': () => ({ email: 'other@example.com', otp: '123456' }),
  '/api/account/consent': () => ({}),
  '/api/account/nominee': () => ({ email: 'nominee@example.org' }),
  '/api/declaration': () => ({ adult: 'yes' }),
  '/api/widgets/views': ({ insight }) => ({ ids: insight }),
  '/api/own-series/delete': () => ({ id: 'own.x7k2m9qa' }),
  '/api/saved': ({ insight }) => ({ kind: 'insight', item: insight }),
  '/api/saved/words': () => ({ id: '00000000-0000-4000-8000-000000000000', name: 'a' }),
  '/api/saved/delete': () => ({ id: '00000000-0000-4000-8000-000000000000' }),
  '/api/shared': ({ insight }) => ({ insight }),
  '/api/shared/revoke': () => ({ id: '00000000-0000-4000-8000-000000000000' }),
  '/api/feed/subjects': () => ({ 'gold-usd-oz': 'more' }),
  '/api/feed/read-marks': () => ({}),
  '/api/feed/keys': () => ({ keys: 'off' }),
  '/api/v1/account/declaration': () => ({ adult: 'true' }),
};

/** Routes without a session, with the reason. */
export const PUBLIC: Readonly<Record<string, string>> = {
  '/address-change/[token]':
    'asks whether to take an account back to its earlier address; the token that was mailed there is the key',
  '/api/account/address/undo': 'takes it back; needs that token',
  '/[lang]/shared/[token]': 'the one exception: an insight, for whoever has the link; its token is the key',
  '/api/auth/callback/credentials': 'signs in',
  '/api/auth/signout': 'ends a session; without one it does nothing',
  '/api/otp': 'asks for a code',
  '/api/otp/back': 'forgets a code that this browser asked for',
  '/api/requests': 'a request about data or a refund, with or without an account',
  '/api/revalidate': 'asks for a secret of its own',
  '/api/views/[report]': 'counts views of reports, which are public',
  '/api/waitlist': 'the contact form',
  '/api/v1/auth/logout': 'ends the session of a token; needs it',
  '/api/v1/auth/otp/send': 'call 4',
  '/api/v1/auth/otp/verify': 'call 5',
  '/api/v1/blogs': 'call 3, public',
  '/api/v1/blogs/[id]': 'call 2, public',
  '/api/v1/general/waitlist': 'call 1',
  '/api/v1/openapi.json': 'the description of the API',
};
