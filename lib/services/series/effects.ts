import { libraryHere } from '@/lib/texts/library-here';
import { contentRoot, withFiles } from '@/lib/content/content-source';
import { locales } from '@/lib/content/locales';
import { type seriesFiles, findings, type Figure } from '@samvit/research';
import { listPosts } from '@/lib/texts/posts/post';
import { listReports } from '@/lib/texts/reports/read-report';
import { contentMistakes } from '@/lib/texts/publication/content-mistakes';
import { withSeries } from './content-files';

export type Effects = {
  /** What a build would refuse, as file, line and sentence: claims that become false. */
  mistakes: string[];
  /** Reports with figures that change, and those figures, before and after. */
  reports: Map<string, string[]>;
  posts: Map<string, string[]>;
  newInsights: string[];
  /** Insights that are published and would say something else, or go: never allowed without a person. */
  changedInsights: string[];
};

type Shown = Record<'reports' | 'posts', Map<string, ReadonlyMap<string, Figure>>> & {
  insights: Map<string, string>;
};

/**
 * What would be shown otherwise if a series were this: all content is read as a build reads it, with the
 * series in it.
 */
export function effectsOf(before: seriesFiles.SeriesFile, after: seriesFiles.SeriesFile): Effects {
  const shownBefore = stateShown();
  return withFiles(withSeries(contentRoot(), before, after, locales()), () => {
    const mistakes = contentMistakes();
    const shownAfter = mistakes.length > 0 ? shownBefore : stateShown();
    return {
      mistakes,
      reports: changesIn(shownBefore.reports, shownAfter.reports),
      posts: changesIn(shownBefore.posts, shownAfter.posts),
      newInsights: [...shownAfter.insights].flatMap(([id, title]) =>
        shownBefore.insights.has(id) ? [] : [title],
      ),
      changedInsights: [...shownBefore.insights].flatMap(([id, title]) => {
        const now = shownAfter.insights.get(id);
        return now === title ? [] : [`${title} → ${now ?? 'gone'}`];
      }),
    };
  });
}

/** Whether a person must look before it is applied. */
export const needsPerson = ({ mistakes, reports, posts, changedInsights }: Effects): boolean =>
  mistakes.length > 0 || reports.size > 0 || posts.size > 0 || changedInsights.length > 0;

const stateShown = (): Shown => ({
  reports: new Map(listReports().map(({ slug, figures }) => [slug, figures])),
  posts: new Map(listPosts().map(({ slug, figures }) => [slug, figures])),
  insights: new Map(findings.insights(libraryHere()).map(({ id, title }) => [id, title])),
});

function changesIn(before: Shown['reports'], after: Shown['reports']): Map<string, string[]> {
  const changes = [...before].map(([slug, figures]): [string, string[]] => {
    const now = after.get(slug);
    return [
      slug,
      [...figures].flatMap(([name, { text }]) => {
        const text2 = now?.get(name)?.text;
        return text2 === text ? [] : [`${name}: ${text} → ${text2 ?? 'gone'}`];
      }),
    ];
  });
  return new Map(changes.filter(([, figures]) => figures.length > 0));
}
