import { renderToStaticMarkup } from 'react-dom/server';
import { OutdatedNote } from '@/components/blog/outdated-note';
import { MINUTE } from '@/lib/platform/clock';
import { withAge } from './outdated-copy';

const RENDERED = Date.parse('2026-11-22T08:35:00Z');
const FRESH_UNTIL = RENDERED + 5 * MINUTE;
const note = renderToStaticMarkup(OutdatedNote({ asOf: RENDERED, freshUntil: FRESH_UNTIL }));

const shown = (state: string, now: number) =>
  !/hidden/.test(
    withAge(
      { status: 200, headers: { 'x-nextjs-cache': state }, body: Buffer.from(`<main>${note}</main>`) },
      () => now,
    ),
  );

it('says of when a copy is that could not be rendered again', () => {
  expect(note).toContain('14:05 22-11-2026');
  expect(shown('HIT', FRESH_UNTIL + 2 * MINUTE)).toBe(true);
});

it('says nothing in a fresh page, nor in one that is being rendered again', () => {
  expect(shown('HIT', FRESH_UNTIL)).toBe(false);
  expect(shown('STALE', FRESH_UNTIL + 2 * MINUTE)).toBe(false);
  expect(shown('MISS', FRESH_UNTIL + 2 * MINUTE)).toBe(false);
});

it('leaves a page without the note as it is', () => {
  const page = { status: 200, headers: { 'x-nextjs-cache': 'HIT' }, body: Buffer.from('<p hidden="">é</p>') };
  expect(withAge(page)).toBe('<p hidden="">é</p>');
});
