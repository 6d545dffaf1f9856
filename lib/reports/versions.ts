import { ContentError, listContent } from '@/lib/content/read';
import { listReports, parseReport, readReport, type Report } from './report';

const FOLDER = 'reports';
const OLDER = /^v([1-9]\d*)\.md$/;
const cache = new Map<string, Report[]>();

/**
 * All versions of a report, newest first. The current one is `<slug>.md`; those it replaced are `<slug>/v1.md` and on.
 * @throws ContentError for a file whose name and version differ, or that is no older than the current one
 */
export function listVersions(slug: string): Report[] {
  const known = cache.get(slug);
  if (known) return known;
  const current = readReport(slug);
  if (!current) return [];
  const versions = [current, ...olderVersions(slug, current.version)];
  cache.set(slug, versions);
  return versions;
}

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
      const report = parseReport(slug, file);
      const number = Number(OLDER.exec(name)?.[1]);
      if (report.version !== number)
        throw new ContentError(file, 1, `It is version ${report.version}: name it v${report.version}.md`);
      if (number >= current)
        throw new ContentError(file, 1, `It is kept as replaced, but ${slug}.md is version ${current}`);
      return report;
    })
    .sort((a, b) => b.version - a.version);
}
