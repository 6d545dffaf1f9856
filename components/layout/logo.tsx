import { routes } from '@/lib/web/routes';
import { SiteLink } from './site-link';

export function Logo({ product }: { product: string }) {
  return (
    <SiteLink href={routes.home} className="inline-flex items-center gap-2.5 text-ink no-underline">
      <LogoMark className="size-7" />
      <span className="font-serif text-[1.45rem] leading-none font-medium tracking-tight">{product}</span>
    </SiteLink>
  );
}

/** The logo; app/icon.svg has the same drawing. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <g className="fill-peacock">
        <rect x="1" y="2.5" width="30" height="8.2" rx="1.4" />
        <rect x="1" y="11.9" width="30" height="8.2" rx="1.4" />
        <rect x="1" y="21.3" width="30" height="8.2" rx="1.4" />
      </g>
      <path
        className="fill-none stroke-paper"
        d="m6 26.2 7.2-8 4.6 1.6L26 6.4"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
