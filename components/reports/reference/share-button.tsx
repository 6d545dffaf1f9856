'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copy } from './copy-button';

/** Opens the device's share sheet for the report; if there is none, copies the address and confirms it. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState('');
  const share = async () => {
    if (!('share' in navigator)) {
      const copied = await copy(url);
      return setOutcome(copied === 'Copied.' ? 'Link copied.' : url);
    }
    // Closing the share sheet throws an AbortError, which is not an error here.
    await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
      <Button look="quiet" size="compact" data-hydrate onClick={share}>
        Share
      </Button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </span>
  );
}
