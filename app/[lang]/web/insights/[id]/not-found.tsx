import type { Metadata } from 'next';
import { InsightNotFound } from '@/components/feed/insight/insight-not-found';
import { Logo } from '@/components/layout/logo';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';

export const generateMetadata = (): Metadata => ({ title: text('feed.insight.missing-page') });

/** Used in development, without the server in front: the page for an unknown insight, with status 404. */
export default function MissingInsight() {
  return (
    <>
      <header className="border-b border-rule">
        <Container className="flex h-16 items-center">
          <Logo product={site().product} />
        </Container>
      </header>
      <main id="main">
        <InsightNotFound />
      </main>
    </>
  );
}
