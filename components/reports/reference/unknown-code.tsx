import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/site/routes';

export function UnknownCode() {
  const { product, mail } = site();
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="Check a code" title="This is not ours">
        <p>
          {product} has never printed this code. If it stands on a card that carries our name, the card was
          not made by us, or a letter of the code has slipped.
        </p>
      </PageHeading>
      <p className="max-w-measure">
        A code has eight letters and digits. Tell us where you found the card:{' '}
        <a href={`mailto:${mail.security}`} className="text-peacock underline underline-offset-3">
          {mail.security}
        </a>
      </p>
      <a href={routes.reports} className={buttonClass('quiet', 'mt-8')}>
        All research reports
      </a>
    </Container>
  );
}
