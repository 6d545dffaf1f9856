import type { Metadata } from 'next';
import { DataNotice } from '@/components/layout/data-notice';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { contactWords } from '@/components/sections/contact/contact-words';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
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

/** What may answer a question sooner. */
const FURTHER = [
  { id: 'faqs', href: routes.faqs },
  { id: 'requests', href: routes.requests },
  { id: 'corrections', href: routes.corrections },
] as const;

export default async function ContactPage(props: InLanguage) {
  await renderInLanguage(props, routes.contactForm);
  const { support } = site().mail;
  return (
    <>
      <Container className="pb-20">
        <PageHeading eyebrow={text('contact.eyebrow')} title={text('contact.heading')} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="max-w-measure">
            <ContactForm words={contactWords()}>
              <DataNotice form="contact" />
            </ContactForm>
          </div>
          <aside aria-labelledby="contact-else" className="border-t border-rule pt-5 lg:self-start">
            <h2 id="contact-else" className="text-xl">
              {text('contact.else.title')}
            </h2>
            <ul className="mt-3 grid gap-2">
              <li>
                <a className={LINK} href={`mailto:${support}`}>
                  {support}
                </a>
              </li>
              {FURTHER.map(({ id, href }) => (
                <li key={id}>
                  <SiteLink className={LINK} href={href}>
                    {text(`contact.else.${id}`)}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <p className="mt-4 text-sm text-muted">{text('contact.else.when')}</p>
          </aside>
        </div>
      </Container>
      <TranslationNote path={routes.contactForm} />
    </>
  );
}
