import { text } from '@/lib/content/messages';
import { postPath } from '@/lib/research/publication/post-document';
import type { Blog } from '@/lib/contract/blog';
import { PostByline } from './post-byline';

/** Posts as a list, newest first, or a text if there are none. */
export function PostList({ blogs, teamLabel }: { blogs: Blog[]; teamLabel: string }) {
  if (blogs.length === 0) return <p className="border-t border-rule py-10 text-lg">{text('blog.empty')}</p>;
  return (
    <ul className="border-t border-rule">
      {blogs.map((blog, index) => (
        <li key={blog.id} className="border-b border-rule">
          <PostItem blog={blog} teamLabel={teamLabel} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function PostItem({ blog, teamLabel, eager }: { blog: Blog; teamLabel: string; eager: boolean }) {
  const thumbnail = blog.content[0]?.thumbnail_url;
  return (
    <article className="relative grid gap-5 py-7 sm:grid-cols-[17rem_1fr] sm:gap-8">
      {/* Text in these drawings is at least 10 pixels high from a width of 263 on. */}
      <div className="aspect-video overflow-hidden border border-rule bg-surface">
        {thumbnail && (
          // Drawn at its size by us, or by the provider: no optimizer in between.
          // eslint-disable-next-line @next/next/no-img-element
          <img
            src={thumbnail}
            alt=""
            width={320}
            height={180}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <div>
        <h2 className="text-xl leading-snug">
          <a href={postPath(blog)} className="after:absolute after:inset-0 hover:text-peacock">
            {blog.title}
          </a>
        </h2>
        <p className="mt-2 line-clamp-2 max-w-measure">{blog.description}</p>
        <div className="mt-3">
          <PostByline blog={blog} teamLabel={teamLabel} />
        </div>
      </div>
    </article>
  );
}
