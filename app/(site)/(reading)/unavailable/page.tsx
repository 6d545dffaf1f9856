import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = { title: 'Not available just now', robots: { index: false } };

/** The page that the server in front sends with 503 when a page cannot be rendered and has no cached copy. */
export default function UnavailablePage() {
  return (
    <Container className="py-20 md:py-32">
      <h1 className="text-3xl">This page cannot be shown just now</h1>
      <p className="mt-4 max-w-[46ch] text-muted">
        What it is made from does not answer. Please try again in a minute; everything else on the site works.
      </p>
      <a href={routes.home} className={buttonClass('quiet', 'mt-8')}>
        Return to Home
      </a>
    </Container>
  );
}
