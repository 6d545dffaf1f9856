import type { Blog } from './blog';

/** The post with absolute URLs for the images of our own site, as readers on other sites need them. */
export function withAbsoluteUrls(blog: Blog, origin: string): Blog {
  const absolute = (url: string) => (url.startsWith('/') ? `${origin}${url}` : url);
  return {
    ...blog,
    content: blog.content.map((block) => ({
      ...block,
      thumbnail_url: absolute(block.thumbnail_url),
      web_url: absolute(block.web_url),
    })),
  };
}
