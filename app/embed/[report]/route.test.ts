import { createHash } from 'node:crypto';
import { site } from '@/lib/content/site';
import { listReports } from '@/lib/reports/report';
import { GET } from './route';

const get = (report: string, query = '') =>
  GET(new Request(`http://localhost/embed/${report}${query}`), { params: Promise.resolve({ report }) });

describe('GET /embed/{report}', () => {
  it.each(listReports().map(({ slug }) => slug))(
    '%s is a whole page without script or outside parts',
    async (slug) => {
      const response = await get(slug);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toMatch(/^<!doctype html>.*<\/html>$/s);
      expect(html).not.toMatch(/<script|<img|<link|\sstyle=|\son\w+=/);
      expect(html).toContain(`href="/reports/${slug}"`);
      expect(html).toContain(site().notice);
      expect(html.match(/<tr>/g)?.length ?? 0).toBeLessThanOrEqual(61);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('lets in exactly its own style, and any frame around it', async () => {
    const response = await get('gold-vs-silver');
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('takes a theme it knows and no other', async () => {
    expect(await (await get('indian-bonds', '?theme=dark')).text()).toContain(
      '<html lang="en-IN" data-theme="dark">',
    );
    expect(await (await get('indian-bonds', '?theme="><script>')).text()).toContain('<html lang="en-IN">');
  });

  it('says in plain words that a report does not exist', async () => {
    for (const slug of ['nothing', '..%2Fsite', '__proto__']) {
      const response = await get(slug);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is no report at this address');
    }
  });
});
