'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copy } from './copy-button';

/** Hands the report to the device's own sharing sheet; where there is none, copies its address and says so. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState('');
  const share = async () => {
    if (!('share' in navigator)) {
      const copied = await copy(url);
      return setOutcome(copied === 'Copied.' ? 'Link copied.' : url);
    }
    // Closing the sheet without sharing is no failure.
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
