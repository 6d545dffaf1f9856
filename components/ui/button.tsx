import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type Look = 'primary' | 'quiet';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-5 py-2.5 text-sm font-medium no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60';

const LOOKS: Record<Look, string> = {
  primary: 'bg-peacock text-paper hover:bg-ink',
  quiet: 'border border-rule bg-surface text-ink hover:border-ink',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'primary', className?: string): string {
  return classNames(BASE, LOOKS[look], className);
}

/** A button; `primary` once a view, `quiet` for everything else. */
export function Button({
  look,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />;
}
