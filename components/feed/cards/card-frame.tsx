import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** Three cards in a row, two on tablets, one on phones. */
const COLUMNS = '[--columns:1] sm:[--columns:2] lg:[--columns:3]';

/**
 * The height of a card: its picture (276 to 428 px) and its text. It is set here instead of by layout, so
 * that thousands of cards out of sight are not laid out and the scroll height is right.
 */
const HEIGHT =
  'min-h-[calc((100cqi-1px)/var(--columns)*0.645+17.25rem)] ' +
  'lg:min-h-[calc((100cqi-1px)/var(--columns)*0.645+16rem)]';

export function CardGrid({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <div className="@container">
      <ul
        className={classNames(
          COLUMNS,
          'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] border-t border-l border-rule',
          className,
        )}
        {...props}
      />
    </div>
  );
}

/**
 * The layout of a card: picture above, text below. A card and its skeleton share it, so that nothing shifts
 * when one replaces the other.
 */
export function CardFrame({
  picture,
  children,
  className,
  ...props
}: ComponentProps<'li'> & { picture: ReactNode }) {
  return (
    <li
      className={classNames(
        HEIGHT,
        'relative flex flex-col border-r border-b border-rule bg-surface [content-visibility:auto]',
        className,
      )}
      {...props}
    >
      <div className="relative mx-2 mt-3 aspect-[428/276] overflow-hidden">{picture}</div>
      <div className="flex grow flex-col px-5 pt-3 pb-5">{children}</div>
    </li>
  );
}

/** The placeholder of a card that is loading; it has the card's size, so that nothing shifts. */
export function CardSkeleton() {
  return (
    <CardFrame
      aria-hidden="true"
      className="motion-safe:animate-pulse"
      picture={<div className="absolute inset-3 bg-rule opacity-50" />}
    >
      <Bar className="h-3 w-32" />
      <Bar className="mt-3.5 h-4 w-full" />
      <Bar className="mt-2 h-4 w-2/3" />
      <Bar className="mt-4 h-3.5 w-full" />
      <Bar className="mt-2.5 h-3.5 w-full" />
      <Bar className="mt-2.5 h-3.5 w-1/2" />
      <Bar className="mt-auto h-3 w-40" />
    </CardFrame>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={`rounded-sm bg-rule ${className}`} />;
}
