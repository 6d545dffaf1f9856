import type { Metadata } from 'next';
import { DataNotice } from '@/components/layout/data-notice';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { contactWords } from '@/components/sections/contact/contact-words';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.contactForm);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({
    path: routes.contactForm,
    title: text('contact.title'),
    description: text('contact.description'),
    noindex: true,
  });
}

export default async function ContactPage(props: InLanguage) {
  await renderInLanguage(props, routes.contactForm);
  return (
    <>
      <Container className="pb-20">
        <PageHeading eyebrow={text('contact.eyebrow')} title={text('contact.heading')} />
        <div className="max-w-measure">
          <ContactForm words={contactWords()}>
            <DataNotice form="contact" />
          </ContactForm>
        </div>
      </Container>
      <TranslationNote path={routes.contactForm} />
    </>
  );
}
