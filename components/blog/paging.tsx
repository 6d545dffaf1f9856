import { buttonClass } from '@/components/ui/button';

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
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" className={buttonClass('quiet')}>
          Newer posts
        </a>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted">
        Page {page} of {totalPages}
      </p>
      {page < totalPages ? (
        <a href={href(page + 1)} rel="next" className={buttonClass('quiet')}>
          Older posts
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
