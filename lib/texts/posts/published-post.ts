import type { Published } from '@/lib/texts/reports/figures-files';
import { freshness } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import type { Post } from './post';

/** A post as its figures.json needs it. */
export function publishedPost({ title, slug, createdAt, figures, charts }: Post): Published {
  const chartList = Object.values(charts);
  return {
    ...{ title, figures, charts: chartList },
    path: routes.post(slug),
    date: createdAt.slice(0, 10),
    dataTo: formatPeriod(freshness.dataDate(chartList.flatMap(({ series }) => series))),
  };
}
