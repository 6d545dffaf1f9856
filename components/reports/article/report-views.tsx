'use client';

import { useEffect, useState } from 'react';

/**
 * How often a report has been read, by our own count. A client component because it counts this view, after the page is
 * there; until an answer comes its place is empty, and without script there is none.
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
      // A count that cannot be had is no count.
      .catch(() => undefined);
    return () => gone.abort();
  }, [slug]);

  return (
    // As wide and high as it will be: the line does not break anew when the number comes.
    <p className="min-h-6 min-w-28 text-sm text-muted noscript:hidden">
      {views !== undefined && (
        <>
          Views <data value={views}>{views.toLocaleString('en-IN')}</data>
        </>
      )}
    </p>
  );
}
