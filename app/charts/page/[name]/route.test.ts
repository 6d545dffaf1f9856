import { cardPng, cardSvg } from '@/components/charts/chart-files';
import { publicPages } from '@/lib/texts/publication/public-pages';
import { routes } from '@/lib/web/routes';
import { generateStaticParams, GET } from './route';

const get = (name: string) =>
  GET(new Request('http://localhost/charts'), { params: Promise.resolve({ name }) });
const card = (title: string, words = '') => ({ kicker: 'Samvit', title, words, check: 'samvit.example' });

test('every public page has a sharing picture of its own, in English for its translations too', () => {
  const names = generateStaticParams().map(({ name }) => name);
  expect(names).toEqual(publicPages().map(({ path }) => routes.pageShareImage(path).split('/').at(-1)));
  expect(new Set(names).size).toBe(names.length);
});

test('it is 1200 by 630, with a chart for a list and only words for other pages', async () => {
  for (const name of ['home.png', 'reports.png']) {
    const png = Buffer.from(await (await get(name)).arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect((await get('nothing.png')).status).toBe(404);
});

test('the rupee sign is drawn in the serif of a title and in the sans serif of text', async () => {
  const [dollars, rupees] = await Promise.all(
    ['$', '₹'].map(async (sign) => [
      Buffer.from(await cardPng(card(`${sign}100`), 630)),
      Buffer.from(await cardPng(card('100', `${sign}100`), 630)),
    ]),
  );
  const none = Buffer.from(await cardPng(card('\u200b100'), 630));
  for (const picture of rupees ?? []) {
    expect(dollars?.some((other) => other.equals(picture))).toBe(false);
    expect(none.equals(picture)).toBe(false);
  }
});

test('a long title fits into the picture', async () => {
  const svg = await cardSvg(card('Gold and silver over twenty years '.repeat(12).trim()), 630);
  const title = svg.replace(/<text class="card-check".*?<\/text>/s, '');
  const heights = [...title.matchAll(/<tspan[^>]* y="(\d+)"/g)].map(([, y]) => Number(y));
  expect(Math.max(...heights)).toBeLessThan(560);
});
