import type { ReactNode } from 'react';
import { Eyebrow } from './eyebrow';

const LEAD =
  'mt-5 max-w-measure text-lg leading-normal text-muted ' +
  '[&_a]:text-peacock [&_a]:underline [&_a]:underline-offset-3';

/** The top of a page: eyebrow, headline, and one or two sentences. */
export function PageHeading({
  eyebrow,
  title,
  children,
}: {
  /** The kind of page in words, or its breadcrumbs. */
  eyebrow: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <header className="pt-12 pb-10 md:pt-20 md:pb-14">
      {typeof eyebrow === 'string' ? <Eyebrow>{eyebrow}</Eyebrow> : eyebrow}
      <h1 className="mt-3 max-w-[22ch] text-3xl md:text-4xl">{title}</h1>
      {children && <div className={LEAD}>{children}</div>}
    </header>
  );
}
