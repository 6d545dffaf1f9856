'use client';

import { useState, type FormEvent } from 'react';
import { LocaleField } from '@/components/layout/locale-field';
import { replaceDocument } from '@/components/auth/replace-document';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts';
import { postJson } from '@/lib/web/post-json';
import { dropViews } from './state/count-views';
import { forgetAll } from './state/feed-cache';
import { forgetOpened } from './state/opened';

const SIGN_OUT = '/api/auth/signout';

type Props = {
  words: Readonly<Record<'leave' | 'staying', string>>;
  /** The page of signing in. */
  page: string;
  /** Of this page, if it is not English. */
  locale?: string;
};

/** Logout as a plain form; with JavaScript it also clears the feed's data from this tab. */
export function SignOut({ words, page, locale }: Props) {
  const [busy, setBusy] = useState(false);

  async function leave(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await postJson(SIGN_OUT, {}, { locale });
    if (!answer.ok) {
      setBusy(false);
      showToast('failure', answer.message ?? words.staying);
      return;
    }
    forgetAll();
    forgetOpened();
    dropViews();
    clearStorage();
    replaceDocument(page);
  }

  return (
    <form action={SIGN_OUT} method="post" onSubmit={(event) => void leave(event)}>
      <LocaleField locale={locale} />
      <Button type="submit" look="quiet" size="compact" disabled={busy} className="whitespace-nowrap">
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
