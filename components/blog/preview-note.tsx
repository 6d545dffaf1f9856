import type { ReactNode } from 'react';

/** What a preview says of itself above the post. */
export function PreviewNote({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="mx-auto mt-6 max-w-measure border-l-2 border-marigold bg-surface px-4 py-3">
      {children}
    </p>
  );
}
