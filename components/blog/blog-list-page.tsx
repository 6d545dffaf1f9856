import { SearchForm } from '@/components/site/search/search-form';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Leaving } from '@/components/ui/leaving';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import type { BlogPage } from '@/lib/contract/provider';
import { routes } from '@/lib/site/routes';
import { Paging } from './paging';
import { PostList } from './post-list';

export function BlogListPage({ list }: { list: BlogPage }) {
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: 'Blog', path: routes.blogPage(list.page) }} />}
        title="Latest Blogs"
      >
        <p>How to read prices, yields and ratios, worked through on real figures with their sources.</p>
      </PageHeading>
      <div className="mb-6">
        <Leaving>
          <SearchForm />
        </Leaving>
      </div>
      <PostList blogs={list.items} teamLabel={site().teamLabel} />
      <Leaving>
        <Paging page={list.page} totalPages={list.totalPages} href={routes.blogPage} />
      </Leaving>
    </Container>
  );
}
