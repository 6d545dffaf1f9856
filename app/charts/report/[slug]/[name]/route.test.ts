import { listReports, readReport } from '@/lib/texts/reports/read-report';
import { routes } from '@/lib/web/routes';
import { generateStaticParams, GET } from './route';

const get = (slug: string, name: string) =>
  GET(new Request('http://localhost/charts'), { params: Promise.resolve({ slug, name }) });

/** Width and height from the head of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('GET /charts/report/{slug}/{chart}', () => {
  it('draws the charts of a report as SVG and PNG, and one sharing picture; the build those of all', async () => {
    const all = generateStaticParams();
    const ofOneReport = all.filter(({ slug }) => slug === all[0]?.slug);
    expect(ofOneReport.map(({ name }) => name)).toContain('report.png');
    for (const { slug, name } of ofOneReport) {
      const response = await get(slug, name);
      expect([name, response.status]).toEqual([name, 200]);
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      if (name.endsWith('.svg')) {
        expect(response.headers.get('content-type')).toContain('image/svg+xml');
        const fonts = [...(await response.clone().text()).matchAll(/base64,([^)]*)/g)].map(
          ([, font = '']) => font,
        );
        expect([name, Buffer.from(fonts.join(''), 'base64').length < 6_000]).toEqual([name, true]);
        expect((await response.text()).replace(/base64,[^)]*/g, '')).not.toMatch(/<script|NaN|undefined/);
        continue;
      }
      if (name.endsWith('.json')) {
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(await response.text()).toMatch(/^\{.*\}$/);
        continue;
      }
      expect(response.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await response.arrayBuffer());
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect(sizeOf(png)).toEqual([1200, name.startsWith('report.') ? 630 : 675]);
      expect(png.length).toBeLessThan(200_000);
    }
  }, 60_000);

  it('has no chart with the name of the sharing picture', () => {
    for (const { charts } of listReports()) expect(Object.keys(charts)).not.toContain('report');
  });

  it('has the address that the site links to', () => {
    const paths = generateStaticParams().map(({ slug, name }) => `/charts/report/${slug}/${name}`);
    for (const { slug, charts } of listReports()) {
      expect(paths).toContain(routes.reportShareImage(slug));
      for (const chart of Object.keys(charts))
        for (const kind of ['svg', 'png'] as const)
          expect(paths).toContain(routes.reportChart(slug, chart, kind));
    }
  });

  it('gets 404 for an unknown chart', async () => {
    const slug = readReport('gold-vs-silver')?.slug ?? '';
    for (const [report, name] of [
      ['nothing', 'main.png'],
      [slug, 'nothing.svg'],
      [slug, 'main.gif'],
      [slug, 'main'],
      [slug, 'constructor.png'],
      [slug, 'report.svg'],
      [slug, 'report.xx.png'],
      ['gold-vs-silver', 'report.hi.png'],
    ] as const)
      expect((await get(report, name)).status).toBe(404);
  });
});
