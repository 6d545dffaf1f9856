import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SiteDetails } from '@/lib/content/organisation';
import { richText } from './rich-text';

type Size = 'small' | 'large';

/** A phone with an arrow to it. */
const PHONE =
  'M5.2.8h5.6a1.8 1.8 0 0 1 1.8 1.8v10.8a1.8 1.8 0 0 1-1.8 1.8H5.2a1.8 1.8 0 0 1-1.8-1.8V2.6' +
  'A1.8 1.8 0 0 1 5.2.8ZM8 6.2v5M6 9.4l2 2 2-2';

const SIZES: Record<Size, string> = {
  small: 'min-h-9 gap-1.5 px-2.5 text-xs',
  large: 'min-h-12 gap-2.5 px-4 text-sm',
};

/**
 * Links to both app stores, in a new tab. `small` shows "Android" and "iOS", for bars and footers; `large`
 * shows the full sentence. With `closesDialog` a press also closes the dialog around the links.
 */
export function StoreBadges({
  stores,
  size = 'large',
  closesDialog,
  className,
}: {
  stores: SiteDetails['stores'];
  size?: Size;
  closesDialog?: boolean;
  className?: string;
}) {
  return (
    <ul className={classNames('flex flex-wrap gap-2', className)}>
      <li>
        <Badge href={stores.android} name="Android" size={size} closesDialog={closesDialog}>
          <circle cx="8" cy="3.6" r="0.9" fill="currentColor" stroke="none" />
        </Badge>
      </li>
      <li>
        <Badge href={stores.ios} name="iOS" size={size} closesDialog={closesDialog}>
          <path d="M6.8 3.2h2.4" strokeWidth="1.6" />
        </Badge>
      </li>
    </ul>
  );
}

function Badge({
  href,
  name,
  size,
  closesDialog,
  children,
}: {
  href: string;
  name: string;
  size: Size;
  closesDialog?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-close={closesDialog}
      className={classNames(
        'inline-flex items-center rounded-sm border border-rule bg-surface font-medium',
        'whitespace-nowrap text-ink no-underline hover:border-ink',
        SIZES[size],
      )}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="size-4 shrink-0 fill-none stroke-current"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={PHONE} />
        {children}
      </svg>
      <span>
        {richText('site.app', {
          system: name,
          aside: (words) => (size === 'small' ? <span className="sr-only">{words}</span> : <>{words}</>),
        })}
      </span>
    </a>
  );
}
