import type { Metadata } from 'next';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.contactSent);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({
    path: routes.contactSent,
    title: text('contact.sent.title'),
    description: text('contact.sent.description'),
    noindex: true,
  });
}

/** The page of thanks after a contact form that was sent without JavaScript. */
export default async function ContactSentPage(props: InLanguage) {
  await renderInLanguage(props, routes.contactSent);
  return (
    <>
      <Container className="pb-20">
        <PageHeading eyebrow={text('contact.eyebrow')} title={text('contact.thanks')}>
          <p>{text('contact.sent.text')}</p>
        </PageHeading>
        <SiteLink href={routes.home} className={buttonClass('quiet')}>
          {text('site.home')}
        </SiteLink>
      </Container>
      <TranslationNote path={routes.contactSent} />
    </>
  );
}
