import type { Published } from '@/lib/texts/reports/figures-files';
import { freshness } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import type { Post } from './post';

/** A post as its figures.json needs it. */
export function publishedPost({ title, slug, createdAt, figures, charts }: Post): Published {
  const drawn = Object.values(charts);
  return {
    ...{ title, figures, charts: drawn },
    path: routes.post(slug),
    date: createdAt.slice(0, 10),
    dataTo: formatPeriod(freshness.dataDate(drawn.flatMap(({ series }) => series))),
  };
}
