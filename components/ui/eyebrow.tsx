import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The small line above a headline that names the kind of content. */
export function Eyebrow({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      className={classNames('text-xs font-semibold tracking-[0.08em] text-peacock uppercase', className)}
      {...props}
    />
  );
}
