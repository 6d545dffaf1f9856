'use client';

import { useEffect, useState } from 'react';
import { countText } from '@/lib/platform/fill';

/**
 * How often a report has been read, by our own count. A client component, because it counts this view after
 * loading; until the response comes, and without JavaScript, it is empty.
 */
export function ReportViews({ slug }: { slug: string }) {
  const [views, setViews] = useState<number>();

  useEffect(() => {
    const gone = new AbortController();
    fetch(`/api/views/${slug}`, { method: 'POST', signal: gone.signal, keepalive: true })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: { views?: unknown } | null) => {
        if (typeof answer?.views === 'number') setViews(answer.views);
      })
      // Without a count nothing is shown.
      .catch(() => undefined);
    return () => gone.abort();
  }, [slug]);

  return (
    // Reserves the space, so that the line does not wrap again when the number appears.
    <p className="min-h-6 min-w-28 text-sm text-muted noscript:hidden">
      {views !== undefined && (
        <>
          Views <data value={views}>{countText(views)}</data>
        </>
      )}
    </p>
  );
}
