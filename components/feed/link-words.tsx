'use client';

import { useLinkStatus } from 'next/link';

/**
 * The text of a router link, and another while its page is loading. A client component, because it reads
 * the router's state.
 */
export function LinkWords({ children, waiting }: { children: string; waiting: string }) {
  const { pending } = useLinkStatus();
  return <span role={pending ? 'status' : undefined}>{pending ? waiting : children}</span>;
}
