import { renderToStaticMarkup } from 'react-dom/server';
import { OutdatedNote } from '@/components/posts/outdated-note';
import { MINUTE } from '@/lib/platform/clock';
import { RULES } from './front-door.fixture';
import { pagesInMemory } from './pages';
import { withAge } from './transform';

const RENDERED = Date.parse('2026-11-22T08:35:00Z');
const FRESH_UNTIL = RENDERED + 5 * MINUTE;
const note = renderToStaticMarkup(OutdatedNote({ asOf: RENDERED, freshUntil: FRESH_UNTIL }));

const shown = (seconds: number, now: number) =>
  !/hidden/.test(
    withAge(
      {
        status: 200,
        headers: { 'cache-control': `s-maxage=${seconds}, stale-while-revalidate=31535970` },
        body: Buffer.from(`<main>${note}</main>`),
      },
      () => now,
    ),
  );

it('says of when a copy is that could not be rendered again', () => {
  expect(note).toContain('14:05 22-11-2026');
  expect(shown(30, FRESH_UNTIL + 1)).toBe(true);
});

it('says nothing in a fresh page, nor in an old copy while a new one is rendered', () => {
  expect(shown(30, FRESH_UNTIL)).toBe(false);
  expect(shown(300, FRESH_UNTIL + 1)).toBe(false);
});

it('leaves a page without the note as it is', () => {
  const page = {
    status: 200,
    headers: { 'cache-control': 's-maxage=30' },
    body: Buffer.from('<p hidden="">é</p>'),
  };
  expect(withAge(page)).toBe('<p hidden="">é</p>');
});

it('says it in the last copy of a page that a day or a publisher made old, and that cannot be rendered', async () => {
  let status = 200;
  const pages = pagesInMemory({
    rules: RULES,
    render: async () => ({
      status,
      headers: { 'cache-control': 's-maxage=300', 'content-type': 'text/html' },
      body: Buffer.from(`<main>${note}</main>`),
    }),
    cspSources: {},
    manifest: { made: RENDERED, builtAt: () => undefined },
  });
  const isShown = async () => !/hidden/.test((await pages.get('/blogs')).bytes('', undefined).toString());
  expect(await isShown()).toBe(false);
  status = 500;
  pages.expire('pages');
  expect(await isShown()).toBe(true);
  expect(await isShown()).toBe(true);
  status = 200;
  pages.expire('pages');
  expect(await isShown()).toBe(false);
});
