import { text } from '@/lib/content/messages';

/**
 * Switches between light and dark; components/page-script/theme.ts does it. It renders no state, so nothing
 * flashes.
 */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-action="theme"
      aria-label={text('site.theme')}
      className="inline-flex size-10 items-center justify-center rounded-sm text-muted hover:text-ink noscript:hidden"
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current"
        strokeWidth="1.4"
      >
        <circle cx="10" cy="10" r="7.3" />
        <path d="M10 2.7a7.3 7.3 0 0 1 0 14.6z" fill="currentColor" />
      </svg>
    </button>
  );
}
