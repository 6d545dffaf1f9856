import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { formatPostDate } from '@/lib/web/format';

/**
 * From when a page is, in milliseconds since 1970. It is hidden in a fresh page; the server in front shows it in a
 * copy that could not be rendered again (packages/host/serve/transform.ts).
 */
export function OutdatedNote({ asOf, freshUntil }: { asOf: number; freshUntil: number }) {
  const renderTime = new Date(asOf).toISOString();
  return (
    <Container hidden data-fresh-until={new Date(freshUntil).toISOString()}>
      <p className="mt-6 border border-l-4 border-marigold bg-surface px-5 py-4" role="note">
        {richText('blog.outdated', {
          date: formatPostDate(renderTime) ?? '',
          time: (words) => <time dateTime={renderTime}>{words}</time>,
        })}
      </p>
    </Container>
  );
}
