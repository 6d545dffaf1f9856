import type { Metadata } from 'next';
import { Paging } from '@/components/blog/paging';
import { PostList } from '@/components/blog/post-list';
import { SearchForm } from '@/components/blog/search-form';
import { Container } from '@/components/ui/container';
import { Leaving } from '@/components/ui/leaving';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import { pageMetadata } from '@/lib/site/metadata';
import { provider } from '@/lib/provider';
import { routes } from '@/lib/site/routes';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  path: routes.blogSearch,
  title: 'Search the blog',
  description: 'Search all posts.',
  noindex: true,
});

/** Search results; separate from /blogs, so that the list itself stays prerendered. */
export default async function BlogSearchPage({ searchParams }: Props) {
  const params = await searchParams;
  const q = queryText(params.q);
  const list = q ? await provider().blogs({ q, page: Number(params.page ?? 1) }) : null;
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="Blog" title={q ? 'Search results' : 'Search the blog'}>
        <p>
          {list
            ? outcome(list.items.length, q)
            : 'Looks for your words in the titles, summaries and text of all posts.'}
        </p>
      </PageHeading>
      <div className="mb-6">
        <Leaving>
          <SearchForm q={q} />
        </Leaving>
      </div>
      {list && (
        <>
          <PostList blogs={list.items} teamLabel={site().teamLabel} />
          <Leaving>
            <Paging
              page={list.page}
              totalPages={list.totalPages}
              href={(page) => `${routes.blogSearch}?${new URLSearchParams({ q, page: String(page) })}`}
            />
          </Leaving>
        </>
      )}
    </Container>
  );
}

function outcome(found: number, q: string): string {
  return found === 0 ? `No post holds all of these words: ${q}` : `Posts that hold all of these words: ${q}`;
}

/** The query as one line of at most 200 characters, without control and direction marks. */
function queryText(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value;
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}
