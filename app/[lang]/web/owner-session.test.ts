import { inLocale } from '@/lib/content/locale';
import { ownerSession } from './owner-session';
import { pageSession } from './page-session';

jest.mock('./page-session', () => ({ pageSession: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path);
  },
}));

beforeEach(() => jest.mocked(pageSession).mockResolvedValue(null));

test.each([
  ['en', '/web/saved', '/web', '/web/saved'],
  ['hi', '/web/saved', '/hi/web', '/hi/web/saved'],
  [
    'hi',
    '/web/saved/00000000-0000-4000-8000-000000000000',
    '/hi/web',
    '/hi/web/saved/00000000-0000-4000-8000-000000000000',
  ],
  ['hi', '/hi/web/saved/new?kind=report&item=gold', '/hi/web', '/hi/web/saved/new?kind=report&item=gold'],
])('in %s a stranger at %s signs in at %s and is led back to %s', async (locale, path, signIn, back) => {
  const location = `${signIn}?${new URLSearchParams({ callbackUrl: back })}`;
  await expect(inLocale(locale, () => ownerSession(path))).rejects.toThrow(location);
});
