import { buttonClass } from '@/components/ui/button';
import { text } from '@/lib/content/messages';

export function Paging({
  page,
  totalPages,
  href,
}: {
  page: number;
  totalPages: number;
  href: (page: number) => string;
}) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={text('blog.pages.label')}
      className="mt-8 flex flex-wrap items-center justify-between gap-4"
    >
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" className={buttonClass('quiet')}>
          {text('blog.pages.newer')}
        </a>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted">{text('blog.pages.place', { page, total: totalPages })}</p>
      {page < totalPages ? (
        <a href={href(page + 1)} rel="next" className={buttonClass('quiet')}>
          {text('blog.pages.older')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
