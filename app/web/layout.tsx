import type { ReactNode } from 'react';
import { Toasts } from '@/components/ui/toasts';

/** Holds the toasts, so that one raised on the way in is still there when the feed is. */
export default function WebLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
