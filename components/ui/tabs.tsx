import { classNames } from './class-names';

/** The look of one of several links of which one is current, in a row. */
export const tabClass = (isCurrent: boolean): string =>
  classNames(
    'inline-flex min-h-11 items-center border-b-2 no-underline',
    isCurrent ? 'border-peacock font-semibold' : 'border-transparent text-muted hover:text-ink',
  );

type Tab = { href: string; label: string; isCurrent: boolean };

type Props = {
  /** What they are, for who hears the page. */
  label: string;
  tabs: readonly Tab[];
  /** `page` where each is a page of its own, `true` where each is a part of one list. */
  current: 'page' | 'true';
  className?: string;
};

/** Links to pages that belong together, or to parts of a list, in a row with the current one marked. */
export const Tabs = ({ label, tabs, current, className }: Props) => (
  <nav aria-label={label} className={className}>
    <ul className="-mb-px flex flex-wrap gap-x-6 text-sm">
      {tabs.map(({ href, label: words, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? current : undefined} className={tabClass(isCurrent)}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
