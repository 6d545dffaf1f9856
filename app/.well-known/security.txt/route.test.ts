import { site } from '@/lib/content/organisation';
import { DAY } from '@/lib/platform/clock';
import { GET } from './route';

test('it contains a contact, and an expiry date within a year', async () => {
  const text = await GET().text();
  expect(text).toContain(`Contact: mailto:${site().mail.security}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 30 * DAY);
  expect(expires).toBeLessThan(Date.now() + 365 * DAY);
});
