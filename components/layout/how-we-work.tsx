import { classNames } from '@/components/ui/class-names';
import { text } from '@/lib/content/messages';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { routes } from '@/lib/web/routes';

const PAGES = [routes.methodology, routes.data, routes.glossary, routes.corrections] as const;

/** The four pages that say how we work, one of which this is. */
export function HowWeWork({ current }: { current: (typeof PAGES)[number] }) {
  return (
    <nav aria-label={text('pages.how-we-work')} className="mb-8 border-b border-rule print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-6 text-sm">
        {PAGES.map((path) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-2 no-underline',
                path === current
                  ? 'border-peacock font-semibold'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {publicPage(path).title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
