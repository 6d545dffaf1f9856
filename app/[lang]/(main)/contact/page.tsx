import type { Metadata } from 'next';
import { DataNotice } from '@/components/layout/data-notice';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { contactWords } from '@/components/sections/contact/contact-words';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: routes.contactForm,
    title: text('contact.title'),
    description: text('contact.description'),
    noindex: true,
  });
}

export default function ContactPage() {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow={text('contact.eyebrow')} title={text('contact.heading')} />
      <div className="max-w-measure">
        <ContactForm words={contactWords()}>
          <DataNotice form="contact" />
        </ContactForm>
      </div>
    </Container>
  );
}
