import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { currentLocale, ENGLISH } from '@/lib/content/locale';
import { englishHere } from '@/lib/content/locales';
import { dayInIndia } from '@/lib/platform/clock';
import { dateOf, formatPostDate } from '@/lib/web/format';
import { formatPeriodShort } from '@/lib/web/period';
import { author, hasAuthorPages } from '@/lib/content/organisation';
import type { Blog } from '@/lib/contract/blog';
import { routes } from '@/lib/web/routes';

type Props = {
  post: Blog;
  teamLabel: string;
  /** At the head of the post: the author's name leads to a page, if there is one, and changes have their date. */
  linked?: boolean;
};

/** Who wrote a post, when it became public and was changed, and how long it takes to read. */
export function PostByline({ post, teamLabel, linked = false }: Props) {
  const created = formatPostDate(post.created_at);
  // The specification's form is that of the day of publication alone.
  const changedAt = dateOf(post.updated_at);
  const teamAuthor = linked && hasAuthorPages() ? author(post.created_by_name) : undefined;
  const name = post.created_by_name ? <span lang={englishHere()}>{post.created_by_name}</span> : teamLabel;
  const parts: [key: string, part: ReactNode][] = [
    [
      'author',
      teamAuthor ? (
        <SiteLink
          href={routes.postAuthor(teamAuthor.id)}
          rel="author"
          className="underline underline-offset-3 hover:text-peacock"
        >
          {name}
        </SiteLink>
      ) : (
        name
      ),
    ],
    ['created', created && <time dateTime={post.created_at}>{created}</time>],
    [
      'updated',
      linked &&
        changedAt &&
        richText('blog.post.updated', {
          date: formatPeriodShort(dayInIndia(changedAt.getTime())),
          time: (words) => <time dateTime={post.updated_at}>{words}</time>,
        }),
    ],
    // The pace is that of readers of English.
    ['minutes', currentLocale() === ENGLISH && text('blog.post.minutes', { minutes: readingMinutes(post) })],
  ];
  return (
    <p className="text-sm text-muted">
      {parts
        .filter(([, part]) => part)
        .map(([key, part], index) => (
          <span key={key}>
            {index > 0 && <span aria-hidden="true"> · </span>}
            <span className="inline-block">{part}</span>
          </span>
        ))}
    </p>
  );
}

/** Words a minute at which adults read English non-fiction silently (Brysbaert 2019: 238). */
const PACE = 238;

export function readingMinutes({ content }: Pick<Blog, 'content'>): number {
  const words = content.reduce((sum, { paragraph }) => sum + (paragraph.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / PACE));
}
