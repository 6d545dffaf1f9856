import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Provider } from './contract';

/**
 * What every provider must do, whoever it is: the tests run these against the embedded provider and against an upstream
 * that is this site itself, `npm run provider:check -- URL` against a real one.
 */
export const contractChecks: { name: string; run: (provider: Provider) => Promise<void> }[] = [
  {
    name: 'takes a contact message with all four fields',
    run: (provider) =>
      provider.submitWaitlist(
        {
          email: `check-${randomUUID()}@contract-check.example`,
          phone_number: '+91 98765 43210',
          user_type: 'advisor',
          message: 'A message of the contract check.\nSecond line: ₹1,29,082',
        },
        { idempotencyKey: randomUUID() },
      ),
  },
  {
    name: 'takes a contact message with an address alone',
    run: (provider) => provider.submitWaitlist({ email: `check-${randomUUID()}@contract-check.example` }),
  },
  {
    name: 'lists posts ten a page, with ids, titles and paging',
    run: async (provider) => {
      const { items, page, totalPages } = await provider.blogs();
      assert.equal(page, 1);
      assert.ok(totalPages >= 1 && items.length <= 10);
      for (const blog of items) assert.ok(blog.id && blog.title, 'a post has an id and a title');
    },
  },
  {
    name: 'holds to the limit it is asked for, and pages do not overlap',
    run: async (provider) => {
      const first = await provider.blogs({ page: 1, limit: 2 });
      const second = await provider.blogs({ page: 2, limit: 2 });
      assert.ok(first.items.length <= 2);
      const ids = new Set(first.items.map((blog) => blog.id));
      assert.ok(second.items.every((blog) => !ids.has(blog.id)));
    },
  },
  {
    name: 'answers a page past the end with no posts',
    run: async (provider) => assert.equal((await provider.blogs({ page: 1_000_000_000 })).items.length, 0),
  },
  {
    name: 'finds a post by its title_as_url and by its id, and it is the same',
    run: async (provider) => {
      const [listed] = (await provider.blogs()).items;
      if (!listed) return;
      const byId = await provider.blog(listed.id);
      assert.equal(byId?.title, listed.title);
      assert.deepEqual(await provider.blog(listed.title_as_url), byId);
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
