'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/**
 * Copies a text to the clipboard and confirms it. A client component, because it uses the clipboard API;
 * hidden without JavaScript.
 */
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

/**
 * Copies the text and returns a sentence about the result: the browser may refuse access to the clipboard.
 */
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'Your browser does not allow copying here. Select the text and copy it by hand.';
  }
}
