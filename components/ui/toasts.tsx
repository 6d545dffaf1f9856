'use client';

import { toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from './class-names';
import { freeTop } from './free-place';

/** Shows a short message for a few seconds; screen readers announce it. */
export function showToast(kind: 'success' | 'failure', message: string): void {
  if (kind === 'success') toast.success(message, { duration: 6000 });
  else toast.error(message, { duration: 8000 });
}

/**
 * The newest toast; one is enough on a phone. It is positioned in the page where it covers no control, and
 * stays below the header. The library only stores the toasts; its own components need inline styles, which
 * our policy forbids.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const newest = toasts.find((item) => item.visible);
  if (!newest) return null;
  return (
    <div
      key={newest.id}
      ref={place}
      className="pointer-events-none absolute inset-x-5 top-0 z-10 flex justify-center print:hidden"
    >
      <p
        role={newest.type === 'error' ? 'alert' : 'status'}
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        className={classNames(
          'pointer-events-auto max-w-measure border-l-4 bg-ink px-4 py-2 text-sm text-paper',
          'max-sm:grow max-sm:py-1.5 max-sm:text-xs',
          newest.type === 'error' ? 'border-fall' : 'border-peacock',
        )}
      >
        {String(newest.message)}
      </p>
    </div>
  );
}

function place(strip: HTMLElement | null) {
  const box = strip?.firstElementChild?.getBoundingClientRect();
  if (!strip || !box) return;
  // An inline style set by script, which the content security policy allows.
  strip.style.top = `${freeTop(box) - box.top}px`;
}
