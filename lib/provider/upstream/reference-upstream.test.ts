import {
  NOT_YET_ONBOARDED,
  REFUSAL,
  REFUSED_ADDRESS,
  referenceUpstream,
  type Choices,
  type ReferenceUpstream,
} from '@/testing/servers/reference-upstream';
import { NOT_ONBOARDED } from '@/lib/contract/provider';
import { contractChecks, messageChecks, newAddress, signInChecks } from '../contract-checks';
import { upstreamProvider } from '.';

/** Every path of calls 4 and 5, and every form of an answer, in at least one of them. */
const PROVIDERS: Choices[] = [
  { otpPath: 0, signIn: 'user and token', listName: 'data', missingPost: 'response' },
  { otpPath: 1, signIn: 'access token', listName: 'widgets', missingPost: 'body' },
  { otpPath: 2, signIn: 'success flag' },
  { otpPath: 3 },
  { otpPath: 4 },
];

describe.each(PROVIDERS)('a provider with %j', (choices) => {
  let upstream: ReferenceUpstream;
  beforeAll(async () => (upstream = await referenceUpstream(choices)));
  afterAll(() => upstream.close());

  it.each(messageChecks)('$name', ({ run }) => run(upstreamProvider(upstream.url)));
  it.each(contractChecks)('$name', ({ run }) => run(upstreamProvider(upstream.url)));
  it.each(signInChecks)('$name', ({ run }) =>
    run(upstreamProvider(upstream.url), {
      address: newAddress,
      readCode: async (email) => upstream.codes.get(email) ?? '',
    }),
  );
});

describe('what the reference upstream rejects', () => {
  let upstream: ReferenceUpstream;
  beforeEach(async () => (upstream = await referenceUpstream()));
  afterEach(() => upstream.close());
  const provider = () => upstreamProvider(upstream.url);

  it('is a refusal with its own words', async () => {
    await expect(provider().submitWaitlist({ email: REFUSED_ADDRESS }, 'one')).rejects.toMatchObject({
      kind: 'refused',
      message: REFUSAL,
    });
    expect(upstream.messages.size).toBe(0);
  });

  it('is a token that it has not given, and a person without onboarding', async () => {
    const widgets = (token: string) => provider().widgets({ feed: 'dashboard', page: 1, token });
    await expect(widgets('made-up')).rejects.toMatchObject({ kind: 'unauthorized' });
    const email = `${NOT_YET_ONBOARDED}@example.org`;
    await provider().sendOtp({ email, code: '000000', purpose: 'sign-in' });
    const code = upstream.codes.get(email) ?? '';
    const signedIn = await provider().verifyOtp({ email, code, isMailed: false });
    await expect(widgets(signedIn?.token ?? '')).rejects.toMatchObject({ message: NOT_ONBOARDED });
  });

  it('is never stored twice under one key', async () => {
    for (let i = 0; i < 2; i += 1) await provider().submitWaitlist({ email: 'reader@example.org' }, 'one');
    expect(upstream.messages.size).toBe(1);
  });
});
