import { MarkedLink } from '@/components/layout/site-link';
import { classNames } from '@/components/ui/class-names';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { postPath } from '@/lib/texts/publication/post-document';
import type { LinkedPosts as Posts } from '@/lib/texts/posts/read-on';
import type { Blog } from '@/lib/contract/blog';
import { linkHere } from '@/lib/web/translations';

export function ReadOn({ newer, older, related }: Posts) {
  if (!newer && !older && related.length === 0) return null;
  return (
    <nav aria-label={text('blog.on.label')} className="mt-12 border-t border-ink pt-4 print:hidden">
      {related.length > 0 && (
        <>
          <h2 className="text-lg">{text('blog.on.related')}</h2>
          <ul className="mt-2 divided">
            {related.map((post) => (
              <li key={post.id}>
                <PostLink post={post} className="block py-3" />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 grid gap-6 border-t border-rule pt-4 sm:grid-cols-2">
        {newer && <Neighbour post={newer} label={text('blog.on.newer')} rel="next" />}
        {older && <Neighbour post={older} label={text('blog.on.older')} rel="prev" />}
      </div>
    </nav>
  );
}

function Neighbour({ post, label, rel }: { post: Blog; label: string; rel: 'next' | 'prev' }) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <PostLink post={post} rel={rel} />
    </p>
  );
}

function PostLink({ post, rel, className }: { post: Blog; rel?: string; className?: string }) {
  const link = linkHere(postPath(post));
  return (
    <MarkedLink link={link} rel={rel} className={classNames(`${LINK} hover:text-ink`, className)}>
      <span lang={link.other?.lang}>{post.title}</span>
    </MarkedLink>
  );
}
