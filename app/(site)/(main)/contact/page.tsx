import type { Metadata } from 'next';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  path: routes.contactForm,
  title: 'Contact us',
  description: 'Write to the team.',
  noindex: true,
});

export default function ContactPage() {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="Contact" title="Write to us" />
      <div className="max-w-measure">
        <ContactForm />
      </div>
    </Container>
  );
}
