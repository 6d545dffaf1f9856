import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import type { Provider, SignedIn, Upstream } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';

/**
 * The contract of every provider: unit tests run it against the embedded provider and against an upstream
 * that is this site itself, `scripts/provider-check.ts URL` against a real one.
 */
export const contractChecks: { name: string; run: (provider: Provider) => Promise<void> }[] = [
  {
    name: 'lists posts ten a page, with ids, titles and paging',
    run: async (provider) => {
      const { items, page, totalPages } = await provider.blogs();
      assert.equal(page, 1);
      assert.ok(totalPages >= 1 && items.length <= 10);
      for (const post of items) assert.ok(post.id && post.title, 'a post has an id and a title');
    },
  },
  {
    name: 'holds to the limit it is asked for, and pages do not overlap',
    run: async (provider) => {
      const first = await provider.blogs({ page: 1, limit: 2 });
      const second = await provider.blogs({ page: 2, limit: 2 });
      assert.ok(first.items.length <= 2);
      const ids = new Set(first.items.map((post) => post.id));
      assert.ok(second.items.every((post) => !ids.has(post.id)));
    },
  },
  {
    name: 'answers a page past the end with no posts',
    run: async (provider) => assert.equal((await provider.blogs({ page: 1_000_000_000 })).items.length, 0),
  },
  {
    name: 'finds a post by its title_as_url and by its id, and it is the same',
    run: async (provider) => {
      const [firstPost] = (await provider.blogs()).items;
      if (!firstPost) return;
      const byId = await provider.blog(firstPost.id);
      assert.equal(byId?.title, firstPost.title);
      assert.deepEqual(await provider.blog(firstPost.title_as_url), byId);
    },
  },
  {
    name: 'knows no post that is not there',
    run: async (provider) => assert.equal(await provider.blog(`no-such-post-${randomUUID()}`), null),
  },
  {
    name: 'searches: a word nobody wrote finds nothing',
    run: async (provider) => assert.equal((await provider.blogs({ q: randomUUID() })).items.length, 0),
  },
];

/** Call 1, which the embedded provider has only on the wire. */
export const messageChecks: { name: string; run: (upstream: Upstream) => Promise<void> }[] = [
  {
    name: 'takes a contact message with all four fields',
    run: (upstream) =>
      upstream.submitWaitlist(
        {
          email: newAddress(),
          phone_number: '+91 98765 43210',
          user_type: 'advisor',
          message: 'A message of the contract check.\nSecond line: ₹1,29,082',
        },
        randomUUID(),
      ),
  },
  {
    name: 'takes a contact message with an address alone',
    run: (upstream) => upstream.submitWaitlist({ email: newAddress() }, randomUUID()),
  },
];

/** What the sign-in checks need besides the provider: the mailed code. */
export type Inbox = {
  /** An address whose mail can be read. */
  address: () => string;
  readCode: (email: string) => Promise<string>;
  /** Completes the onboarding of a new person, for a provider that requires it before calls 6 and 7. */
  onboard?: (token: string) => Promise<void>;
};

/** Calls 4 to 7; separate, because a person has to read the mail. */
export const signInChecks: { name: string; run: (provider: Provider, inbox: Inbox) => Promise<void> }[] = [
  {
    name: 'mails a code that gives a user and a token, and the token gives both feeds',
    run: async (provider, inbox) => {
      const email = inbox.address();
      const { token, user } = await signIn(provider, inbox, email);
      assert.ok(token, 'a token');
      assert.equal(user.email, email);
      for (const feed of ['dashboard', 'trending'] as const) {
        const first = await provider.widgets({ feed, page: 1, token });
        assert.ok(first.items.length <= 9, 'nine a page');
        for (const widget of first.items)
          assert.ok(widget.id && widget.title, 'a widget has an id and a title');
      }
    },
  },
  {
    name: 'gives no item on two pages of a feed',
    run: async (provider, inbox) => {
      const { token } = await signIn(provider, inbox, inbox.address());
      const first = await provider.widgets({ feed: 'dashboard', page: 1, token });
      const cursor = first.cursor ? { cursor: first.cursor } : {};
      const second = await provider.widgets({ feed: 'dashboard', page: 2, token, ...cursor });
      const ids = new Set(first.items.map((widget) => widget.id));
      assert.ok(second.items.every((widget) => !ids.has(widget.id)));
    },
  },
  {
    name: 'does not take a wrong code',
    run: async (provider, inbox) => {
      const email = inbox.address();
      await provider.sendOtp({ email, code: randomCode(), purpose: 'sign-in' });
      const code = await inbox.readCode(email);
      const wrong = code === '000000' ? '000001' : '000000';
      const outcome = await provider
        .verifyOtp({ email, code: wrong, isMailed: false })
        .catch((error: unknown) => error);
      assert.ok(outcome === null || outcome instanceof ProviderError, 'null, or an error of the contract');
    },
  },
];

async function signIn(provider: Provider, { readCode, onboard }: Inbox, email: string): Promise<SignedIn> {
  const mailed = randomCode();
  await provider.sendOtp({ email, code: mailed, purpose: 'sign-in' });
  const code = await readCode(email);
  const signedIn = await provider.verifyOtp({ email, code, isMailed: code === mailed });
  assert.ok(signedIn, 'the mailed code is right');
  await onboard?.(signedIn.token);
  return signedIn;
}

const randomCode = () => String(randomInt(100_000, 1_000_000));

/** An address without an account. */
export function newAddress(): string {
  return `check-${randomUUID()}@contract-check.example`;
}
