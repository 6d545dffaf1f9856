import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';

export function PostNotFound() {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="404" title={text('blog.missing.title')}>
        <p>{text('blog.missing.text')}</p>
      </PageHeading>
      <a href={routes.posts} className={buttonClass('quiet')}>
        {text('blog.missing.all')}
      </a>
    </Container>
  );
}
