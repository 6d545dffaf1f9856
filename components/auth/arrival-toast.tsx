'use client';

import { useEffect } from 'react';
import { Container } from '@/components/ui/container';
import { showToast } from '@/components/ui/toasts';
import { FLASH_COOKIE, FLASH_PATH } from '@/lib/web/flash-cookie';

/** Shows the result of the previous page once, as a toast; without JavaScript as text in the page. */
export function ArrivalToast({ message, path = FLASH_PATH }: { message: string; path?: string }) {
  // The toast library is outside React and needs a mounted page.
  useEffect(() => {
    showToast('success', message);
    document.cookie = `${FLASH_COOKIE}=; Path=${path}; Max-Age=0`;
  }, [message, path]);
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
