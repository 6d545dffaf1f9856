import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  path: routes.contactSent,
  title: 'Message received',
  description: 'Your message has reached the team.',
  noindex: true,
});

/** The page of thanks after a contact form that was sent without JavaScript. */
export default function ContactSentPage() {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="Contact" title="Thank you for contacting us! We'll get back to you soon.">
        <p>Your message is safe with us. We answer by mail, to the address you gave.</p>
      </PageHeading>
      <a href={routes.home} className={buttonClass('quiet')}>
        Return to Home
      </a>
    </Container>
  );
}
