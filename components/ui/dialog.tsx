'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/**
 * A modal dialog on the native element, opened by a window event of this name: the browser traps focus,
 * restores it, and closes on Escape. A client component, because it listens and calls showModal().
 */
export function Dialog({
  openOn,
  labelledBy,
  describedBy,
  children,
}: {
  openOn: string;
  labelledBy: string;
  describedBy?: string;
  /** The content; a press on any element with `data-close` closes the dialog. */
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A text selection that ends outside causes a click on the backdrop: only a press that began there
  // counts.
  const pressedBackdrop = useRef(false);
  // An unopened dialog is not rendered, so that a phone has less to lay out.
  const [wasOpened, setOpened] = useState(false);

  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      // Rendered synchronously, because showModal() moves the focus to the first control inside.
      flushSync(() => setOpened(true));
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    window.addEventListener(openOn, open);
    return () => window.removeEventListener(openOn, open);
  }, [openOn]);

  return (
    <dialog
      ref={dialog}
      data-opens-on={openOn}
      aria-labelledby={wasOpened ? labelledBy : undefined}
      aria-describedby={wasOpened ? describedBy : undefined}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] border border-rule bg-surface text-ink print:hidden"
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        const target = event.target as Element;
        const onBackdrop = target === dialog.current && pressedBackdrop.current;
        if (onBackdrop || target.closest('[data-close]')) dialog.current?.close();
      }}
    >
      {wasOpened && children}
    </dialog>
  );
}
