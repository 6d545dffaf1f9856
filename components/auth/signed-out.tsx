'use client';

import { useEffect } from 'react';
import { SIGNED_IN_COOKIE } from '@/lib/web/signed-in-cookie';

/**
 * Clears the cookie that marks this browser as signed in: the session may have ended elsewhere or expired.
 * A client component, because rendering a page cannot set cookies.
 */
export function SignedOut() {
  useEffect(() => {
    document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
  }, []);
  return null;
}
