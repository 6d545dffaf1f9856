import { blogSchema } from '@/lib/contract/blog';
import { routes } from '@/lib/web/routes';
import { postDocument } from './post-document';
import { searchEntries } from './search-entries';

const ORIGIN = 'https://samvit.example';
const post = (fields: object) => postDocument(blogSchema.parse({ id: 7, ...fields }), 'The team', ORIGIN);
const entriesOf = (...posts: ReturnType<typeof post>[]) => searchEntries({ reports: [], posts });

test('a post is found by its words, without marks of Markdown, addresses or HTML', () => {
  const paragraph =
    '## Gold **rose**\n\n- [a link](https://example.com/x)\n- `code`\n\n| a | b |\n|---|---|\n| c | d |';
  const [entry] = entriesOf(
    post({ title: 'Gold', title_as_url: 'gold', description: 'Up', content: [{ paragraph }] }),
  );
  expect(entry).toEqual({
    kind: 'post',
    path: '/blogs/gold',
    title: 'Gold',
    description: 'Up',
    text: 'Gold rose a link code a b c d',
  });
});

test('a long text is cut, and of posts without end only the first are there', () => {
  const long = post({ title: 'Long', content: [{ paragraph: 'word '.repeat(20_000) }] });
  expect(entriesOf(long)[0]?.text).toHaveLength(40_000);
  const posts = Array<ReturnType<typeof post>>(2_000).fill(post({ title: 'Gold' }));
  expect(entriesOf(...posts).filter(({ kind }) => kind === 'post')).toHaveLength(500);
});

test('terms, questions, pages and legal texts are found, each once', () => {
  const entries = entriesOf();
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      routes.glossaryTerm('drawdown'),
      `${routes.faqs}#account-deletion`,
      routes.about,
    ]),
  );
  expect(entries.find(({ path }) => path === routes.refunds)?.text).toContain('14 days');
});
