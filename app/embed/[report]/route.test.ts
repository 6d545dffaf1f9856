import { createHash } from 'node:crypto';
import { site } from '@/lib/content/site';
import { listReports } from '@/lib/research/reports/report';
import { NO_SUCH_FRAME } from '@/lib/routes';
import { generateStaticParams, GET } from './route';

const get = (report: string) =>
  GET(new Request(`http://localhost/embed/${report}`), { params: Promise.resolve({ report }) });

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

  it('is made in advance for every report, and once for those there are not', () => {
    expect(generateStaticParams().map(({ report }) => report)).toEqual([
      ...listReports().map(({ slug }) => slug),
      NO_SUCH_FRAME,
    ]);
  });

  it('says in plain words that a report does not exist', async () => {
    expect(await (await get(NO_SUCH_FRAME)).text()).toContain('There is no report at this address');
  });
});
