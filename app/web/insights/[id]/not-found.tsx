import type { Metadata } from 'next';
import Link from 'next/link';
import { Logo } from '@/components/site/logo';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/site';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Insight not found' };

/** The words for an insight that is not there; the status is 404. */
export default function InsightNotFound() {
  return (
    <>
      <header className="border-b border-rule">
        <Container className="flex h-16 items-center">
          <Logo product={site().product} />
        </Container>
      </header>
      <main id="main">
        <Container className="pb-20">
          <PageHeading eyebrow="404" title="Insight not found.">
            <p>The address may be cut short, or it belongs to another site.</p>
          </PageHeading>
          <Link href={routes.web} className={buttonClass('quiet')}>
            All insights
          </Link>
        </Container>
      </main>
    </>
  );
}
