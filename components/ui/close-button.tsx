/** The close button of a dialog. Render it last, so that it is last in the tab order. */
export function CloseButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-close
      aria-label={label}
      className="absolute top-3 right-3 inline-flex size-10 items-center justify-center rounded-sm text-muted hover:text-ink"
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 stroke-current" strokeWidth="1.5">
        <path d="m4.5 4.5 11 11m0-11-11 11" />
      </svg>
    </button>
  );
}
