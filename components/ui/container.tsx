import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The page's twelve columns: 1200 px wide with 20 px gutters on phones. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('mx-auto w-full max-w-page px-5 md:px-8', className)} {...props} />;
}
