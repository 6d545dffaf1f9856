import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { SearchForm } from '@/components/site/search/search-form';
import { foundText, SearchHits } from '@/components/site/search/search-hits';
import { Container } from '@/components/ui/container';
import { Leaving } from '@/components/ui/leaving';
import { PageHeading } from '@/components/ui/page-heading';
import { publishedSearch } from '@/lib/provider/search';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { queryText } from '@/lib/site/search/query-text';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  path: routes.search,
  title: 'Search',
  description: 'Search all reports, posts, terms of the glossary, questions and pages.',
  noindex: true,
});

const search = publishedSearch();

/** The results of a search, for who has no JavaScript and for addresses to share. */
export default async function SearchPage({ searchParams }: Props) {
  const query = queryText((await searchParams).q);
  const found = query === '' ? null : (await search())(query);
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: 'Search', path: routes.search }} />}
        title={found ? 'Search results' : 'Search'}
      >
        <p>
          {found
            ? `${foundText(found.total)} ${found.total > 0 ? `for: ${query}` : ''}`
            : 'Looks for your words in all reports, posts, terms, questions and pages.'}
        </p>
      </PageHeading>
      <div className="mb-6">
        <Leaving>
          <SearchForm defaultValue={query} />
        </Leaving>
      </div>
      {found && found.total > 0 && <SearchHits hits={found.hits} />}
      {found && found.total > found.hits.length && (
        <p className="mt-6 text-sm text-muted">
          The {found.hits.length} best of them. More words make the list shorter.
        </p>
      )}
    </Container>
  );
}
