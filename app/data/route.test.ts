import { routes } from '@/lib/web/routes';
import { generateStaticParams, GET as file } from './[...name]/route';
import { GET as described } from './datapackage.json/route';

const get = (path: string) =>
  file(new Request(`http://localhost${path}`), {
    params: Promise.resolve({ name: path.slice(`${routes.data}/`.length).split('/') }),
  });

test.each([
  [routes.dataFile('gold-usd-oz', 'csv'), /^text\/csv; charset=utf-8/, 'gold-usd-oz.csv'],
  [routes.dataFile('nvidia-years/revenue', 'json'), /^application\/json$/, 'nvidia-years-revenue.json'],
])('%s is a download that any site may fetch, with a link to its description', async (path, type, name) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(headers.get('link')).toContain(`<${routes.dataPackage}>; rel="describedby"`);
});

test('the description may be fetched from anywhere, too', () => {
  expect(described().headers.get('access-control-allow-origin')).toBe('*');
});

test('the build makes the files of open series only, and any other name is missing', async () => {
  const names = generateStaticParams().map(({ name }) => name.join('/'));
  expect(names).toContain('gold-silver-ratio.json');
  for (const path of [
    'wipro-close.csv',
    'bitcoin-rsi.json',
    '__proto__.csv',
    'gold-usd-oz',
    'gold-usd-oz.xml',
  ]) {
    expect(names).not.toContain(path);
    expect([path, (await get(`${routes.data}/${path}`)).status]).toEqual([path, 404]);
  }
});
