import { currentRelease, type Release } from '@/packages/host/commands.mjs';
import { bakedSettings } from '@/lib/platform/baked-settings';
import { parseEnv } from '@/lib/platform/env';
import { buildState } from './site';

jest.mock('@/packages/host/commands.mjs');
jest.mock('@/packages/host/builds', () => ({ fingerprint: (baked: object) => JSON.stringify(baked) }));

const before = process.env;
afterEach(() => {
  process.env = before;
});

/** What is said of a release that was built with some variables, where the site has others. */
function wordsFor(built: Record<string, string>, now: Record<string, string>, fingerprint?: string) {
  const baked = bakedSettings(parseEnv({ NODE_ENV: 'production', ...built }));
  const release = { id: 'r', baked, fingerprint: fingerprint ?? JSON.stringify(baked) };
  jest.mocked(currentRelease).mockReturnValue(release as Release);
  process.env = { ...before, PORT: '3000', SITE_URL: '', ASKING: '', ...now };
  return buildState();
}

const OURS = { SITE_URL: 'https://samvit.example' };

test('a release of these sources and settings is one', () => {
  expect(wordsFor(OURS, OURS)).toEqual(['ok', 'release r, of these very sources and settings']);
});

test('what differs is named: settings with both values, or the sources', () => {
  expect(wordsFor(OURS, { ...OURS, ASKING: 'false' })?.[1]).toBe(
    'release r has ASKING (none) in its pages, which is now false; npm run upgrade makes a new one',
  );
  expect(wordsFor(OURS, { PORT: '3001' }, 'another')?.[1]).toBe(
    'release r has SITE_URL https://samvit.example in its pages, which is now http://localhost:3001, ' +
      'and is of other sources; npm run upgrade makes a new one',
  );
  expect(wordsFor(OURS, OURS, 'another')?.[1]).toBe(
    'release r is of other sources; npm run upgrade makes a new one',
  );
});
