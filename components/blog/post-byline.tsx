import { formatPostDate } from '@/lib/site/format';
import type { Blog } from '@/lib/contract/blog';

export function PostByline({ blog, teamLabel }: { blog: Blog; teamLabel: string }) {
  const when = formatPostDate(blog.created_at);
  return (
    <p className="text-sm text-muted">
      {blog.created_by_name || teamLabel}
      {when && (
        <>
          <span aria-hidden="true"> · </span>
          <time dateTime={blog.created_at}>{when}</time>
        </>
      )}
    </p>
  );
}
