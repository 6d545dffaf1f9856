import { Container } from '@/components/ui/container';
import { formatPostDate } from '@/lib/site/format';

/**
 * From when a page is, in milliseconds since 1970. It is hidden in a fresh page; the server in front shows it in a
 * copy that could not be rendered again (server/outdated-copy.ts).
 */
export function OutdatedNote({ asOf, freshUntil }: { asOf: number; freshUntil: number }) {
  const rendered = new Date(asOf).toISOString();
  return (
    <Container hidden data-fresh-until={new Date(freshUntil).toISOString()}>
      <p className="mt-6 border border-l-4 border-marigold bg-marigold/10 px-5 py-4" role="note">
        This page is as it was at <time dateTime={rendered}>{formatPostDate(rendered)}</time>. A newer one
        cannot be loaded at the moment.
      </p>
    </Container>
  );
}
