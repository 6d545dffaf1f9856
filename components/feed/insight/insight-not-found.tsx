import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { routes } from '@/lib/site/routes';

export function InsightNotFound() {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="404" title="Insight not found.">
        <p>The address may be cut short, or it belongs to another site.</p>
      </PageHeading>
      <a href={routes.web} className={buttonClass('quiet')}>
        All insights
      </a>
    </Container>
  );
}
