'use client';

import { useLinkStatus } from 'next/link';

/** The words of a link that the router follows, and others while its page is awaited. A client component for the router's sake. */
export function LinkWords({ children, waiting }: { children: string; waiting: string }) {
  const { pending } = useLinkStatus();
  return <span role={pending ? 'status' : undefined}>{pending ? waiting : children}</span>;
}
