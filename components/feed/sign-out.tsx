'use client';

import { useState, type FormEvent } from 'react';
import { replaceDocument } from '@/components/auth/replace-document';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts';
import { postJson } from '@/lib/web/post-json';
import { routes } from '@/lib/web/routes';
import { dropViews } from './state/count-views';
import { forgetAll } from './state/feed-cache';
import { forgetOpened } from './state/opened';

const SIGN_OUT = '/api/auth/signout';

/** Logout as a plain form; with JavaScript it also clears the feed's data from this tab. */
export function SignOut({ words }: { words: Readonly<Record<'leave' | 'staying', string>> }) {
  const [busy, setBusy] = useState(false);

  async function leave(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await postJson(SIGN_OUT, {});
    if (!answer.ok) {
      setBusy(false);
      showToast('failure', answer.message ?? words.staying);
      return;
    }
    forgetAll();
    forgetOpened();
    dropViews();
    clearStorage();
    replaceDocument(routes.web);
  }

  return (
    <form action={SIGN_OUT} method="post" onSubmit={(event) => void leave(event)}>
      <Button type="submit" look="quiet" size="compact" disabled={busy}>
        {words.leave}
      </Button>
    </form>
  );
}

function clearStorage() {
  try {
    sessionStorage.clear();
  } catch {
    // Browsers can block storage; then it contains nothing.
  }
}
