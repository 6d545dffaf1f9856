'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Copies a text and says so. A client component because the clipboard is the browser's; without script it is not shown. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [outcome, setOutcome] = useState('');
  return (
    <span className="inline-flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
      <Button look="quiet" size="compact" data-hydrate onClick={async () => setOutcome(await copy(text))}>
        {children}
      </Button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </span>
  );
}

/** Copies, and says in a sentence how it went: the browser may refuse. */
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'Your browser does not allow copying here. Select the text and copy it by hand.';
  }
}
