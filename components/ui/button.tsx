import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type Look = 'primary' | 'quiet';
type Size = 'normal' | 'compact';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-sm font-medium no-underline ' +
  'disabled:cursor-not-allowed disabled:opacity-60';

const LOOKS: Record<Look, string> = {
  primary: 'bg-peacock text-paper hover:bg-ink',
  quiet: 'border border-rule bg-surface text-ink hover:border-ink',
};

const SIZES: Record<Size, string> = {
  normal: 'min-h-11 px-5 py-2.5 text-sm',
  compact: 'min-h-9 px-3.5 py-1.5 text-xs',
};

export function buttonClass(look: Look = 'primary', className?: string, size: Size = 'normal'): string {
  return classNames(BASE, LOOKS[look], SIZES[size], className);
}

/** Use `primary` at most once per view, `quiet` otherwise, and `compact` in bars. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: Look; size?: Size }) {
  return <button type={type} className={buttonClass(look, className, size)} {...props} />;
}
