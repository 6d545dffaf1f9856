import type { ReactNode } from 'react';

/** Attributes of a link that opens the dialog of this id; without JavaScript it is followed. */
export const opensDialog = (id: string) =>
  ({ 'aria-haspopup': 'dialog', 'data-action': 'dialog', 'data-dialog': id }) as const;

/**
 * A modal dialog on the native element; components/page-script/dialogs.ts opens and closes it. A browser that
 * does not know the element shows the content at the end of the page.
 */
export function Dialog({
  id,
  labelledBy,
  describedBy,
  children,
}: {
  id: string;
  labelledBy: string;
  describedBy?: string;
  /** The content; a press on any element with `data-close` closes the dialog. */
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] border border-rule bg-surface text-ink print:hidden"
      // The page script may have opened it before hydration.
      suppressHydrationWarning
    >
      {children}
    </dialog>
  );
}

const CLOSE =
  'absolute top-3 right-3 inline-flex size-10 items-center justify-center rounded-sm ' +
  'text-muted hover:text-ink';

/** The close button of a dialog. Render it last, so that it is last in the tab order. */
export function CloseButton({ label }: { label: string }) {
  return (
    <button type="button" data-close aria-label={label} className={CLOSE}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 stroke-current" strokeWidth="1.5">
        <path d="m4.5 4.5 11 11m0-11-11 11" />
      </svg>
    </button>
  );
}
