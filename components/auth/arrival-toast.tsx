'use client';

import { useEffect } from 'react';
import { Container } from '@/components/ui/container';
import { showToast } from '@/components/ui/toasts';
import { FLASH_COOKIE, FLASH_PATH } from '@/lib/site/flash-cookie';

/** Says, once, what the page before has done, as a toast; in place where there is no script. */
export function ArrivalToast({ message }: { message: string }) {
  // Toasts live outside React, and only begin once the page is there.
  useEffect(() => {
    showToast('success', message);
    document.cookie = `${FLASH_COOKIE}=; Path=${FLASH_PATH}; Max-Age=0`;
  }, [message]);
  return (
    <noscript>
      <Container className="py-4">
        <p role="status" className="border-l-4 border-peacock bg-surface px-4 py-3">
          {message}
        </p>
      </Container>
    </noscript>
  );
}
