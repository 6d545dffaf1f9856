import { listPosts, type Post } from '@/lib/research/posts/post';

/** The sharing picture of the whole post; no chart may have this name. */
export const SHARE = 'post.png';

/** The names of the files that are drawn for a post. */
export const namesOf = ({ charts }: Pick<Post, 'charts'>): string[] => [
  SHARE,
  ...Object.keys(charts).flatMap((name) => [`${name}.svg`, `${name}.png`]),
];

export const exists = (slug: string, name: string): boolean => {
  const post = listPosts().find((candidate) => candidate.slug === slug);
  return post !== undefined && namesOf(post).includes(name);
};
