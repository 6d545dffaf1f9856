import { readByBuild, readOnce } from '@/lib/content/content-source';
import { ContentError, inLocaleOfFile, listContent } from '@/lib/content/read';
import { withLiveValues } from './live-report';
import { listReports, readReport } from './read-report';
import { resolveReport } from './resolve-report';
import type { Report } from './report';

const FOLDER = 'reports';
const OLDER = /^v([1-9]\d*)\.md$/;

/**
 * All versions of a report, newest first. The current one is `<slug>.md`; superseded ones are
 * `<slug>/v1.md` and so on, each with its snapshot.
 * @throws ContentError when a file's name and its version differ, a stored version is not older than the
 * current one, a version is missing, or one is dated after its successor
 */
export function listVersions(slug: string): Report[] {
  return readReport(slug) ? versionsOf(slug) : [];
}

/** Only existing slugs are cached, because requests can invent any number of others. */
const versionsOf = readOnce((slug: string): Report[] => {
  const current = readReport(slug);
  if (!current) return [];
  const older = olderVersions(slug).map((report) =>
    inLocaleOfFile(olderFile(slug, report.version), () => withLiveValues(report)),
  );
  const versions = [current, ...older];
  checkSuccession(versions);
  return versions;
});

const olderFile = (slug: string, version: number) => `${FOLDER}/${slug}/v${version}.md`;

/** One version of a report; `null` if there is none with that number. */
export function readVersion(slug: string, version: number): Report | null {
  return listVersions(slug).find((report) => report.version === version) ?? null;
}

/** Newest first; empty for the current version. */
export function newerVersions({ slug, version }: Pick<Report, 'slug' | 'version'>): Report[] {
  return listVersions(slug).filter((report) => report.version > version);
}

export function isCurrent(report: Pick<Report, 'slug' | 'version'>): boolean {
  return newerVersions(report).length === 0;
}

export function listAllReports(): Report[] {
  return listReports().flatMap(({ slug }) => listVersions(slug));
}

const olderVersions = readByBuild('older-versions', (slug: string): Report[] => {
  // A report that was never superseded has no folder.
  if (!listContent(FOLDER, slug).includes(slug)) return [];
  const current = readReport(slug)?.version ?? 0;
  return listContent(`${FOLDER}/${slug}`, '.md')
    .map((name) => {
      const file = `${FOLDER}/${slug}/${name}`;
      const number = Number(OLDER.exec(name)?.[1]);
      if (Number.isNaN(number)) throw new ContentError(file, 1, 'Versions are named v1.md, v2.md and on');
      if (number >= current)
        throw new ContentError(file, 1, `It is stored as superseded, but ${slug}.md is version ${current}`);
      const report = inLocaleOfFile(file, () => resolveReport(slug, file, number));
      if (report.version !== number)
        throw new ContentError(file, 1, `It is version ${report.version}: name it v${report.version}.md`);
      return report;
    })
    .sort((a, b) => b.version - a.version);
});

/** All versions from the first on must exist, and none may be dated after the next. */
function checkSuccession(versions: readonly Report[]): void {
  for (const [i, { slug, version, date }] of versions.entries()) {
    const older = versions[i + 1];
    const file = `${FOLDER}/${slug}.md`;
    if (version > 1 && older?.version !== version - 1)
      throw new ContentError(
        file,
        1,
        `Version ${version - 1} was not stored. Go back to it, run "npm run report:supersede -- ` +
          `${slug}", and then write version ${version}`,
      );
    if (older && older.date > date)
      throw new ContentError(file, 1, `Version ${version} is dated before version ${older.version}`);
  }
}
