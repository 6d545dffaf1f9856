import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { db } from '@/lib/db/client';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { DRAFT_COOKIE, readDraft } from '@/lib/waitlist/draft';

export const metadata: Metadata = pageMetadata({
  path: routes.contactForm,
  title: 'Contact us',
  description: 'Write to the team.',
  noindex: true,
});

/** The contact form by itself: where a form sent without script comes back to, with what was typed. */
export default async function ContactPage() {
  const draft = await readDraft(db(), (await cookies()).get(DRAFT_COOKIE)?.value);
  return (
    <Container className="pb-20">
      <PageHeading eyebrow="Contact" title="Write to us" />
      <div className="max-w-measure">
        {draft && (
          <p role="alert" className="mb-6 border-l-4 border-fall bg-surface px-4 py-3 text-fall">
            {draft.problem}
          </p>
        )}
        <ContactForm {...(draft && { values: draft })} />
      </div>
    </Container>
  );
}
