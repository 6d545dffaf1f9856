'use client';

import { toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from './class-names';

/** Shows a short message for a few seconds; screen readers hear it. */
export function showToast(kind: 'success' | 'failure', message: string): void {
  if (kind === 'success') toast.success(message, { duration: 6000 });
  else toast.error(message, { duration: 8000 });
}

/** Where the newest toast appears; one is enough on a phone. The headless library keeps them; its own look would need inline styles, which our policy forbids. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <div
      className="fixed inset-x-5 bottom-5 z-50 flex flex-col items-center gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((item) => item.visible)
        .slice(0, 1)
        .map((item) => (
          <p
            key={item.id}
            role={item.type === 'error' ? 'alert' : 'status'}
            className={classNames(
              'max-w-measure border-l-4 bg-ink px-5 py-3 text-sm text-paper',
              item.type === 'error' ? 'border-fall' : 'border-peacock',
            )}
          >
            {String(item.message)}
          </p>
        ))}
    </div>
  );
}
