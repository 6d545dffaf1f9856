import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { SiteLink } from './site-link';

/** What a page says that cannot be made at the moment, and is sent with 503. */
export function UnavailableMessage() {
  return (
    <Container className="py-20 md:py-32">
      <h1 className="text-3xl">{text('site.unavailable.heading')}</h1>
      <p className="mt-4 max-w-[46ch] text-muted">{text('site.unavailable.text')}</p>
      <SiteLink href={routes.home} className={buttonClass('quiet', 'mt-8')}>
        {text('site.home')}
      </SiteLink>
    </Container>
  );
}
