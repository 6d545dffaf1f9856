import { parseAtomFeed } from 'feedsmith';
import { correctionDocument, corrections } from './corrections';
import { renderSyndication } from './syndication';

const ORIGIN = 'https://samvit.example';
const all = corrections();

test('every version after the first is a correction with its changes and parts, newest first', () => {
  expect(all.length).toBeGreaterThan(6);
  expect(all.every(({ version }) => version > 1)).toBe(true);
  const dates = all.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  const silver = all.find(({ slug, version }) => slug === 'gold-vs-silver' && version === 2);
  expect(silver?.changes).toMatch(/^Corrected: silver also led over ten years/);
  expect(silver?.parts).toContain('What we found');
});

test('its item in a feed has the address of the version and links to the one before', () => {
  const [first] = all;
  if (!first) throw new Error('There are corrections');
  const { slug, version, changes } = first;
  const document = correctionDocument(first, 'The team', ORIGIN);
  const feed = { of: 'corrections', format: 'atom', product: 'Samvit', origin: ORIGIN } as const;
  const { title, entries = [] } = parseAtomFeed(renderSyndication(feed, [document]));
  expect(title?.value).toBe('Samvit: Corrections');
  expect(entries[0]?.links?.[0]?.href).toBe(`${ORIGIN}/reports/${slug}/v/${version}`);
  expect(entries[0]?.content?.value).toContain(changes.slice(0, 40));
  expect(entries[0]?.content?.value).toContain(`${ORIGIN}/reports/${slug}/v/${version - 1}`);
});
