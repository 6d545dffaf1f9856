import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';

export function InsightNotFound() {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="404" title={text('feed.insight.missing')}>
        <p>{text('feed.insight.missing-text')}</p>
      </PageHeading>
      <a href={routes.web} className={buttonClass('quiet')}>
        {text('site.links.feed')}
      </a>
    </Container>
  );
}
