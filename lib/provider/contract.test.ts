import { useFreshDataDir } from '@/e2e/support/fresh-data-dir';
import { fakeUpstream, type FakeUpstream } from '@/e2e/support/fake-upstream';
import { routeListener } from '@/e2e/support/route-server';
import { GET as getBlogs } from '@/app/api/v1/blogs/route';
import { GET as getBlog } from '@/app/api/v1/blogs/[id]/route';
import { POST as postWaitlist } from '@/app/api/v1/general/waitlist/route';
import { closeDb } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { wakeDelivery } from '@/lib/waitlist/delivery';
import { contractChecks } from './contract-checks';
import { embeddedProvider } from './embedded';
import { upstreamProvider } from './upstream';

useFreshDataDir();

let site: FakeUpstream;

beforeAll(async () => {
  await migrate();
  site = await fakeUpstream();
  site.answer(
    routeListener([
      { method: 'POST', path: /^\/api\/v1\/general\/waitlist$/, handler: postWaitlist },
      { method: 'GET', path: /^\/api\/v1\/blogs$/, handler: getBlogs },
      { method: 'GET', path: /^\/api\/v1\/blogs\/(?<id>[^/]+)$/, handler: getBlog },
    ]),
  );
});

afterAll(async () => {
  await wakeDelivery();
  await site.close();
  await closeDb();
});

describe('the embedded provider', () => {
  it.each(contractChecks)('$name', ({ run }) => run(embeddedProvider));
});

describe('an upstream that is this site’s own /api/v1', () => {
  it.each(contractChecks)('$name', ({ run }) => run(upstreamProvider(site.url)));
});
