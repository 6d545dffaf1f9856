import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { routes } from '@/lib/site/routes';

export function BlogNotFound() {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="404" title="Blog not found.">
        <p>The post may have moved, or the address may be cut short.</p>
      </PageHeading>
      <a href={routes.blogs} className={buttonClass('quiet')}>
        All posts
      </a>
    </Container>
  );
}
