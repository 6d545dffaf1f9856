import { turn } from '@/lib/platform/turn';
import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import type { Metadata } from 'next';
import { AnswerLinks } from '@/components/analysis/answer-links';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SearchForm } from '@/components/layout/search/search-form';
import { SearchHits } from '@/components/layout/search/search-hits';
import { formWords, searchKinds } from '@/components/layout/search/search-words';
import { Container } from '@/components/ui/container';
import { Leaving } from '@/components/ui/leaving';
import { PageHeading } from '@/components/ui/page-heading';
import { Tabs } from '@/components/ui/tabs';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { publishedSearch } from '@/lib/provider/search';
import { freshness, questions } from '@samvit/research';
import { listReports } from '@/lib/texts/reports/read-report';
import { reportAge } from '@/lib/texts/reports/report-age';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { queryText } from '@/lib/web/search/query-text';
import { SEARCH_KINDS, type SearchKind } from '@/lib/web/search/search-index';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';

type Props = InLanguage & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  path: routes.search,
  title: text('search.title'),
  description: text('search.description'),
  noindex: true,
});

const search = publishedSearch();

/** To when the data of each report reach, by its path. */
const datesOfReports = () =>
  new Map(
    listReports().map((report) => [
      routes.report(report.slug),
      freshness.dataTo(wordsHere(), reportAge(report)),
    ]),
  );

/** The results of a search, for who has no JavaScript and for addresses to share. */
export default async function SearchPage({ searchParams, ...props }: Props) {
  await renderInLanguage(props, routes.search);
  const { q, kind: typedKind } = await searchParams;
  const query = queryText(q);
  // After a start the page is loaded first, and questions are read for the first time: others are answered in between.
  await turn();
  const analysis = askingIsOn() ? questions.readsAsAnalysis(libraryHere(), query) : null;
  await turn();
  const kind = SEARCH_KINDS.find((each) => each === typedKind);
  const results = query === '' ? null : (await search())(query, kind && { kind });
  const kinds = results?.kinds ?? [];
  const only = kinds.find((each) => each === kind);
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: text('search.title'), path: routes.search }} />}
        title={results ? text('search.results') : text('search.title')}
      >
        <p>
          {results
            ? text(results.total > 0 ? 'search.found-for' : 'search.found', { count: results.total, query })
            : text('search.lead')}
        </p>
      </PageHeading>
      <div className="mb-6">
        <Leaving words={text('site.loading')}>
          <SearchForm words={formWords()} defaultValue={query} />
        </Leaving>
      </div>
      {analysis && (
        <section aria-labelledby="search-analysis" className="mb-8 max-w-measure">
          <h2 id="search-analysis" className="text-lg">
            {text('search.analysis')}
          </h2>
          <AnswerLinks offered={[analysis]} />
        </section>
      )}
      {kinds.length > 1 && <KindFilter query={query} kinds={kinds} only={only} />}
      {results && results.total > 0 && (
        <SearchHits hits={results.hits} kinds={searchKinds()} ages={datesOfReports()} />
      )}
      {results && results.total > results.hits.length && (
        <p className="mt-6 text-sm text-muted">{text('search.best', { count: results.hits.length })}</p>
      )}
    </Container>
  );
}

type FilterProps = { query: string; kinds: readonly SearchKind[]; only: SearchKind | undefined };

/** Links to the results of one kind, and to all. */
function KindFilter({ query, kinds, only }: FilterProps) {
  const names = searchKinds();
  return (
    <Tabs
      label={text('search.filter')}
      tabs={[undefined, ...kinds].map((kind) => ({
        href: `${routes.search}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`,
        label: kind ? names[kind] : text('search.every-kind'),
        isCurrent: kind === only,
      }))}
      current="true"
      className="mb-4"
    />
  );
}
