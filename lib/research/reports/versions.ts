import { readOnce } from '@/lib/content/content-source';
import { ContentError, listContent } from '@/lib/content/read';
import { listReports, parseReport, readReport, type Report } from './report';

const FOLDER = 'reports';
const OLDER = /^v([1-9]\d*)\.md$/;

/**
 * All versions of a report, newest first. The current one is `<slug>.md`; those it replaced are `<slug>/v1.md` and on, each
 * with the figures it kept.
 * @throws ContentError for a file whose name and version differ, or that is no older than the current one; for a version
 * that was not kept, or is dated after the one that replaced it
 */
export function listVersions(slug: string): Report[] {
  return readReport(slug) ? versionsOf(slug) : [];
}

/** Only existing slugs are cached: unknown ones are unlimited in number. */
const versionsOf = readOnce((slug: string): Report[] => {
  const current = readReport(slug);
  if (!current) return [];
  const versions = [current, ...olderVersions(slug, current.version)];
  checkSuccession(versions);
  return versions;
});

/** One version of a report; `null` when there is none of that number. */
export function readVersion(slug: string, version: number): Report | null {
  return listVersions(slug).find((report) => report.version === version) ?? null;
}

/** The versions that came after this one, newest first; empty for the current one. */
export function newerVersions({ slug, version }: Pick<Report, 'slug' | 'version'>): Report[] {
  return listVersions(slug).filter((report) => report.version > version);
}

/** Whether nothing has replaced this version. */
export function isCurrent(report: Pick<Report, 'slug' | 'version'>): boolean {
  return newerVersions(report).length === 0;
}

/** Every version of every report. */
export function listAllReports(): Report[] {
  return listReports().flatMap(({ slug }) => listVersions(slug));
}

function olderVersions(slug: string, current: number): Report[] {
  // A report that was never replaced has no folder.
  if (!listContent(FOLDER, slug).includes(slug)) return [];
  return listContent(`${FOLDER}/${slug}`, '.md')
    .map((name) => {
      const file = `${FOLDER}/${slug}/${name}`;
      const number = Number(OLDER.exec(name)?.[1]);
      if (Number.isNaN(number)) throw new ContentError(file, 1, 'Versions are named v1.md, v2.md and on');
      if (number >= current)
        throw new ContentError(file, 1, `It is kept as replaced, but ${slug}.md is version ${current}`);
      const report = parseReport(slug, file, number);
      if (report.version !== number)
        throw new ContentError(file, 1, `It is version ${report.version}: name it v${report.version}.md`);
      return report;
    })
    .sort((a, b) => b.version - a.version);
}

/** From the first version on each was kept, and none is dated after the next. */
function checkSuccession(versions: readonly Report[]): void {
  for (const [i, { slug, version, date }] of versions.entries()) {
    const older = versions[i + 1];
    const file = `${FOLDER}/${slug}.md`;
    if (version > 1 && older?.version !== version - 1)
      throw new ContentError(
        file,
        1,
        `Version ${version - 1} was not kept. Go back to it, run "npm run report:supersede -- ${slug}", and then write version ${version}`,
      );
    if (older && older.date > date)
      throw new ContentError(file, 1, `Version ${version} is dated before version ${older.version}`);
  }
}
