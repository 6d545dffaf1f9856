/** Three leaves of a ledger, bound by a cord that rises through their holes. The same drawing as app/icon.svg. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        className="fill-peacock"
        d="M3.2 3.5h25.6a1.2 1.2 0 0 1 1.2 1.2v4.9a1.2 1.2 0 0 1-1.2 1.2H3.2A1.2 1.2 0 0 1 2 9.6V4.7a1.2 1.2 0 0 1 1.2-1.2zm0 8.85h25.6a1.2 1.2 0 0 1 1.2 1.2v4.9a1.2 1.2 0 0 1-1.2 1.2H3.2a1.2 1.2 0 0 1-1.2-1.2v-4.9a1.2 1.2 0 0 1 1.2-1.2zm0 8.85h25.6a1.2 1.2 0 0 1 1.2 1.2v4.9a1.2 1.2 0 0 1-1.2 1.2H3.2A1.2 1.2 0 0 1 2 27.3v-4.9a1.2 1.2 0 0 1 1.2-1.2z"
      />
      <path
        className="fill-none stroke-paper"
        strokeWidth="2.2"
        d="m6.5 25 7-9 5.5 3 7-12"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
