import { DAY, SECOND } from '@/lib/platform/clock';
import { siteOrigin } from '@/lib/platform/env';
import { isSignedChart } from '@/lib/web/signed-chart';
import { GET } from './route';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';

freshDataDir();

jest.mock('@/lib/records/database', () => ({ db: () => ({}) }));
jest.mock('@/lib/records/sessions', () => ({
  readSession: async () => ({ user: { email: 'reader@example.org' } }),
}));
jest.mock('@/lib/services/sign-in/declared', () => ({ hasDeclared: async () => true }));
jest.mock('@/lib/records/popularity', () => ({ popularity: async () => new Map() }));

test('pictures have addresses that are valid without a cookie, for 24 hours', async () => {
  const asked = new Request('http://localhost/api/v1/widgets/dashboard', {
    headers: { Authorization: 'Bearer token' },
  });
  const response = await GET(asked, { params: Promise.resolve({ feed: 'dashboard' }) });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { image_url: string }[] };
  expect(data.length).toBeGreaterThan(0);
  for (const { image_url } of data) {
    const { origin, pathname, searchParams } = new URL(image_url);
    expect(origin).toBe(siteOrigin());
    const holdsAfter = (time: number) => isSignedChart(pathname, searchParams, () => Date.now() + time);
    expect([holdsAfter(0), holdsAfter(DAY - 60 * SECOND), holdsAfter(DAY + SECOND)]).toEqual([
      true,
      true,
      false,
    ]);
  }
});
