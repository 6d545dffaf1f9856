import { createHash } from 'node:crypto';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { listReports } from '@/lib/texts/reports/read-report';
import { NO_SUCH_FRAME } from '@/lib/web/routes';
import * as chart from './chart/route';
import * as whole from './route';
import { builtTypefaces } from '@/app/fonts/built-typefaces';

const slugs = listReports().map(({ slug }) => slug);
const { generateStaticParams } = whole;
const get = (report: string, { GET } = whole) =>
  GET(new Request(`http://localhost/embed/${report}`), { params: Promise.resolve({ report }) });

describe('GET /embed/{report}', () => {
  it.each(slugs)('%s is a complete page without script or parts of other sites', async (slug) => {
    const response = await get(slug);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    expect(html).not.toMatch(/<script|<img|<link|\sstyle=|\son\w+=/);
    expect(html).toContain(`href="/reports/${slug}"`);
    expect(html).toContain(site().notice);
    expect(html.match(/<tr>/g)?.length ?? 0).toBeLessThanOrEqual(16);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('allows only its own styles, and any site as its parent', async () => {
    const response = await get('gold-vs-silver');
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`font-src ${siteOrigin()};`);
    expect(policy).toContain('frame-ancestors *');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is prerendered for every report, and once for unknown reports', () => {
    expect(generateStaticParams().map(({ report }) => report)).toEqual([...slugs, NO_SUCH_FRAME]);
  });

  it('says that a report does not exist', async () => {
    expect(await (await get(NO_SUCH_FRAME)).text()).toContain('There is no report at this address');
  });
});

describe('GET /embed/{report}/chart', () => {
  it.each(slugs)(
    '%s has the charts under the headline of our own page, and no headline again',
    async (slug) => {
      const [framed, ours] = [await (await get(slug)).text(), await (await get(slug, chart)).text()];
      const headline = /<h1>(.*?)<\/h1>/.exec(framed)?.[1] ?? '';
      expect(headline).not.toBe('');
      const body = ours.slice(ours.indexOf('<body>'));
      expect(body).not.toContain(headline);
      expect(body).not.toContain(`href="/reports/${slug}"`);
      expect(body.match(/<h1/g)).toHaveLength(1);
      expect(body).toContain(site().notice);
    },
  );

  it('is prerendered for every report', () => {
    expect(chart.generateStaticParams().map(({ report }) => report)).toEqual(slugs);
  });
});

describe('the typefaces of a frame', () => {
  it('are the files of the build, by absolute address', () => {
    const { preloads, css } = builtTypefaces([
      'inter-450.5e6f.woff2',
      'inter.1a2b.woff2',
      'newsreader.3c4d.woff2',
    ]);
    const files = [
      `${siteOrigin()}/_next/static/media/inter.1a2b.woff2`,
      `${siteOrigin()}/_next/static/media/newsreader.3c4d.woff2`,
    ];
    expect([...css.matchAll(/url\((.*?)\)/g)].map((match) => match[1])).toEqual(files);
    expect([...preloads.matchAll(/href="(.*?)"/g)].map((match) => match[1])).toEqual(files);
  });

  it('stop a build that has them at another path', () => {
    expect(() => builtTypefaces(['inter.1a2b.woff2'])).toThrow('no typeface newsreader');
  });
});
