import { siteOrigin } from '@/lib/platform/env';
import { generateStaticParams, GET } from './route';
import { GET as GET_INDEX } from '../../sitemap.xml/route';

const get = async (name: string) =>
  (await GET(new Request('http://localhost/sitemaps'), { params: Promise.resolve({ name }) })).text();
const pathsIn = (xml: string, element = 'loc') =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, url = '']) =>
    new URL(url).href.slice(siteOrigin().length),
  );

test('the index lists every part, with the date of its content', async () => {
  const xml = await (await GET_INDEX()).text();
  expect(pathsIn(xml)).toEqual(generateStaticParams().map(({ name }) => `/sitemaps/${name}`));
  expect(xml.match(/<lastmod>2\d{3}-\d\d-\d\d/g)).toHaveLength(3);
});

test('every public page is listed once', async () => {
  const parts = await Promise.all(['pages.xml', 'reports.xml', 'posts.xml'].map(get));
  const paths = parts.flatMap((xml) => pathsIn(xml));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about-us',
      '/faqs',
      '/blogs',
      '/reports',
      '/data/gold-usd-oz',
      '/glossary',
      '/terms-and-conditions',
      '/privacy-and-policies',
      '/returns-and-refunds',
      '/disclaimers',
      '/reports/gold-vs-silver',
      '/reports/wipro-analysis',
      '/reports/bitcoin-analysis',
      '/reports/indian-bonds',
      '/reports/nvidia-analysis',
      '/reports/mumbai-land',
      '/blogs/gold-in-rupees',
    ]),
  );
});

test('reports and posts have their pictures', async () => {
  const images = pathsIn(await get('images.xml'), 'image:loc');
  expect(images).toEqual(
    expect.arrayContaining([
      '/charts/report/gold-vs-silver/report.png',
      '/charts/report/gold-vs-silver/main.png',
      '/charts/blog/gold-in-rupees/post.png',
      '/charts/blog/gold-in-rupees/slump.png',
    ]),
  );
});
