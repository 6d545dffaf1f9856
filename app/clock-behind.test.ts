import type * as EnvModule from '@/lib/platform/env';
import { GET as dataPackage } from './data/datapackage.json/route';
import { GET as feed } from './feeds/[name]/route';
import { GET as searchEntries } from './search.json/route';
import { GET as sitemap } from './sitemaps/[name]/route';

// The clock of a machine may be years behind for a while, as after a restart without a battery. What the build has
// accepted is not checked against it again.
jest.mock('@/lib/platform/env', () => ({
  ...jest.requireActual<typeof EnvModule>('@/lib/platform/env'),
  // As the server has it.
  builtContent: '/not-there',
}));
beforeAll(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2016-11-23T12:00:00Z')));

const named = (name: string) => ({ params: Promise.resolve({ name }) });
const request = new Request('http://localhost/');

test.each<[string, () => Promise<Response>]>([
  ['the search of pages', searchEntries],
  ['the feed of reports', () => feed(request, named('reports.atom'))],
  ['the feed of posts', () => feed(request, named('posts.rss'))],
  ['the sitemap', () => sitemap(request, named('pages.xml'))],
  ['the list of data', async () => dataPackage()],
])('%s works while the clock is ten years behind', async (_, get) => {
  expect((await get()).status).toBe(200);
});
