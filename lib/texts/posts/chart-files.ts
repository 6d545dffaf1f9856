import { chartDataEndings } from '@/lib/web/routes';
import type { Post } from './post';

/** The sharing picture of the whole post; no chart may have this name. */
export const SHARE = 'post.png';

/** The names of the files that are made of the charts of a post. */
export const chartFiles = ({ charts }: Pick<Post, 'charts'>): string[] => [
  SHARE,
  ...Object.keys(charts).flatMap((name) =>
    ['.svg', '.png', ...chartDataEndings()].map((ending) => name + ending),
  ),
];
