'use client';

import { useEffect } from 'react';
import { SIGNED_IN_COOKIE } from '@/lib/site/signed-in-cookie';

/**
 * Where sign-in is shown nobody is signed in: a session may have ended elsewhere, or by itself, and left the cookie that tells
 * public pages otherwise. A client component because a page that is rendered sets no cookies.
 */
export function SignedOut() {
  useEffect(() => {
    document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
  }, []);
  return null;
}
