import { PREVIEW_LIFE, previewedSlug, previewToken } from './preview-token';

const NOW = Date.parse('2026-08-01T09:00:00Z');
const token = previewToken('a-post', () => NOW);

test('a link shows its post until it ends', () => {
  expect(previewedSlug(token, () => NOW + PREVIEW_LIFE)).toBe('a-post');
  expect(previewedSlug(token, () => NOW + PREVIEW_LIFE + 1)).toBeNull();
});

test.each([
  ['another post', token.replace('a-post', 'b-post')],
  ['a later end', token.replace(/\.(\d+)\./, (_, ends) => `.${Number(ends) + 1}.`)],
  ['half a signature', token.slice(0, -32)],
  ['no signature', 'a-post'],
  ['another folder', token.replace('a-post', '../a-post')],
  ['nothing', ''],
])('%s is refused', (_, changed) => expect(previewedSlug(changed, () => NOW)).toBeNull());
