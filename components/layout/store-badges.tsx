import { classNames } from '@/components/ui/class-names';
import type { SiteDetails } from '@/lib/content/organisation';
import { richText } from './rich-text';

type Size = 'mark' | 'small' | 'large';

/** The head of the robot, and the apple, by which people know the two systems; each in 24 units. */
const MARKS = {
  Android:
    'M17.6 9.48l1.84-3.18c.16-.31.04-.69-.26-.85-.29-.15-.65-.06-.83.22l-1.88 3.24c-2.86-1.21-6.08-1.21-8.94 0' +
    'L5.65 5.67c-.19-.29-.58-.38-.87-.2-.28.18-.37.54-.22.83L6.4 9.48C3.3 11.25 1.28 14.44 1 18h22' +
    'c-.28-3.56-2.3-6.75-5.4-8.52zM7 15.25c-.69 0-1.25-.56-1.25-1.25S6.31 12.75 7 12.75 8.25 13.31 8.25 14' +
    ' 7.69 15.25 7 15.25zm10 0c-.69 0-1.25-.56-1.25-1.25s.56-1.25 1.25-1.25 1.25.56 1.25 1.25-.56 1.25' +
    '-1.25 1.25z',
  iOS:
    'M12.15 6.9c-.95 0-2.42-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52' +
    ' 12.09 1.01 1.45 2.21 3.09 3.79 3.04 1.52-.07 2.09-.99 3.94-.99 1.83 0 2.35.99 3.96.95' +
    ' 1.64-.03 2.68-1.48 3.68-2.95 1.16-1.69 1.64-3.33' +
    ' 1.66-3.42-.04-.01-3.18-1.22-3.22-4.86-.03-3.04 2.48-4.49' +
    ' 2.6-4.56-1.43-2.09-3.62-2.32-4.39-2.38-2-.16-3.68 1.09-4.61 1.09zM15.53 3.83c.84-1.01' +
    ' 1.4-2.43 1.25-3.83-1.21.05-2.66.81-3.53 1.82-.78.9-1.45 2.34-1.27 3.71 1.34.1 2.72-.69' +
    ' 3.56-1.7',
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
        <Badge href={stores.android} name="Android" size={size} closesDialog={closesDialog} />
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
}: {
  href: string;
  name: System;
  size: Size;
  closesDialog?: boolean;
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
