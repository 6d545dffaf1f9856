import { classNames } from '@/components/ui/class-names';
import type { SiteDetails } from '@/lib/content/organisation';
import { richText } from './rich-text';

type Size = 'mark' | 'small' | 'large';

/** The head of a robot, and an apple with a bite, by which people know the two systems; each in 24 units. */
const MARKS = {
  Android:
    'M2 18a10 10 0 0 1 20 0zM5.6 5.5l1.2-.7 2.3 4-1.2.7zM17.2 4.8l1.2.7-2.3 4-1.2-.7z' +
    'M8.6 13.6a1.2 1.2 0 1 0-2.4 0 1.2 1.2 0 0 0 2.4 0zM17.8 13.6a1.2 1.2 0 1 0-2.4 0 1.2 1.2 0 0 0 2.4 0z',
  iOS:
    'M12 7.3c-1.4 0-2.2-.9-3.9-.9-3 0-5.1 2.5-5.1 6.1C3 17.3 6.2 22 8.8 22c1.2 0 1.8-.8 3.3-.8s2 .8 3.3.8' +
    'c2.2 0 4.2-2.8 5-5.2-1.8-.8-2.9-2.3-2.9-4.3 0-1.8.9-3.2 2.3-4.1-1-1.3-2.4-2-3.9-2-1.8 0-2.5.9-3.9.9z' +
    'M12 5.8c-.2-2.3 1.6-4.2 3.8-4.4.2 2.4-1.6 4.3-3.8 4.4z',
};
type System = keyof typeof MARKS;

const SIZES: Record<Size, string> = {
  mark: 'size-9 justify-center',
  small: 'min-h-9 gap-1.5 px-2.5 text-xs',
  large: 'min-h-12 gap-2.5 px-4 text-sm',
};

/**
 * Links to both app stores, in a new tab. `mark` shows the marks alone, for the bar; `small` has "Android" and
 * "iOS" beside them, for menus and footers; `large` the full sentence. With `closesDialog` a press also closes the
 * dialog around the links.
 */
export function StoreBadges({
  stores,
  size = 'large',
  closesDialog,
  hasPrimary = false,
  className,
}: {
  stores: SiteDetails['stores'];
  size?: Size;
  closesDialog?: boolean;
  /** Whether the first is the one primary button of its dialog. */
  hasPrimary?: boolean;
  className?: string;
}) {
  return (
    <ul className={classNames('flex flex-wrap gap-2', className)}>
      <li>
        <Badge
          href={stores.android}
          name="Android"
          size={size}
          closesDialog={closesDialog}
          isPrimary={hasPrimary}
        />
      </li>
      <li>
        <Badge href={stores.ios} name="iOS" size={size} closesDialog={closesDialog} />
      </li>
    </ul>
  );
}

function Badge({
  href,
  name,
  size,
  closesDialog,
  isPrimary = false,
}: {
  href: string;
  name: System;
  size: Size;
  closesDialog?: boolean;
  isPrimary?: boolean;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-close={closesDialog}
      className={classNames(
        'inline-flex items-center rounded-sm border font-medium whitespace-nowrap no-underline hover:border-ink',
        isPrimary ? 'border-peacock bg-peacock text-paper hover:bg-ink' : 'border-rule bg-surface text-ink',
        SIZES[size],
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={classNames('shrink-0 fill-current', size === 'mark' ? 'size-5' : 'size-4')}
      >
        <path d={MARKS[name]} />
      </svg>
      <span className={size === 'mark' ? 'sr-only' : undefined}>
        {richText('site.app', {
          system: name,
          aside: (words) => (size === 'small' ? <span className="sr-only">{words}</span> : <>{words}</>),
        })}
      </span>
    </a>
  );
}
