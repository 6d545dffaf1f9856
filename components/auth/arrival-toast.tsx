'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/toasts';

/** Says what the page before has done, as a toast; in place where there is no script. */
export function ArrivalToast({ message }: { message: string }) {
  // Toasts live outside React, and only begin once the page is there.
  useEffect(() => showToast('success', message), [message]);
  return (
    <noscript>
      <p role="status" className="mt-4 border-l-4 border-peacock bg-surface px-4 py-3">
        {message}
      </p>
    </noscript>
  );
}
