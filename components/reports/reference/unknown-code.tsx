import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';

export function UnknownCode() {
  const { product, mail } = site();
  return (
    <Container className="pb-20">
      <PageHeading eyebrow={text('reports.unknown-code.eyebrow')} title={text('pages.code.unknown')}>
        <p>{text('reports.unknown-code.text', { product })}</p>
      </PageHeading>
      <p className="max-w-measure">
        {richText('reports.unknown-code.mail', {
          address: mail.security,
          mail: (words) => (
            <a href={`mailto:${mail.security}`} className={LINK}>
              {words}
            </a>
          ),
        })}
      </p>
      <a href={routes.reports} className={buttonClass('quiet', 'mt-8')}>
        {text('reports.unknown-code.all')}
      </a>
    </Container>
  );
}
