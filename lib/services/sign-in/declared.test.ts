import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import * as legal from '@/lib/content/legal';
import { closeDb, db } from '@/lib/records/database';
import { receiptsOf } from '@/lib/records/consents';
import { declareAdult } from '@/lib/records/declarations';
import { migrate } from '@/lib/records/migrate';
import { createSession } from '@/lib/records/sessions';
import { changedTexts, declaredSentence, textsInForce } from './consent-texts';
import { declare, hasDeclared } from './declared';

jest.mock('@/lib/content/legal', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/legal') }));

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(() => jest.restoreAllMocks());

const mockAgreed = (slug: legal.LegalSlug) =>
  jest
    .spyOn(legal, 'isStillAgreed')
    .mockImplementation((one, version) => one !== slug || version === legal.readLegal(slug).version);

test('what is declared are the texts in force, with their hashes', () => {
  const [age, terms, privacy] = textsInForce();
  expect(declaredSentence('2.0')).toBe('I am 18 or over and agree to the Terms (version 2.0)');
  expect(age).toMatchObject({ kind: 'age', version: null });
  for (const [text, slug] of [
    [terms, 'terms-and-conditions'],
    [privacy, 'privacy-and-policies'],
  ] as const) {
    const current = legal.readLegal(slug);
    expect(text).toMatchObject({ version: current.version, sha256: legal.legalHash(current) });
  }
});

test.each(['terms-and-conditions', 'privacy-and-policies'] as const)(
  'after a material version of %s the feed is closed until it is agreed to',
  async (slug) => {
    const email = `${slug}@example.com`;
    await declareAdult(db(), email, '1.9', () => 1, '0.9');
    expect(await hasDeclared(db(), email)).toBe(true);
    mockAgreed(slug);
    expect(await hasDeclared(db(), email)).toBe(false);
    expect(changedTexts({ terms: '1.9', privacy: '0.9', declaredAt: 1 })).toEqual([slug]);
    const user = { id: slug, email, name: null };
    await createSession(db(), { user, token: 'none' });
    await declare(db(), user);
    expect(await hasDeclared(db(), email)).toBe(true);
    expect(await receiptsOf(db(), email)).toHaveLength(5);
  },
);
