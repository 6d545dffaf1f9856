import type { ReactNode } from 'react';

/**
 * Shows words such as "Loading..." below a form or links that lead to another page, from the press until that
 * page is loaded (components/page-script/leaving.ts); without JavaScript only the browser shows progress.
 */
export function Leaving({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div data-leaving={words}>
      {children}
      <p
        role="status"
        className="min-h-[1lh] pt-2 text-sm text-muted"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </div>
  );
}
