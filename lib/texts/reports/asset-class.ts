import { text } from '@/lib/content/messages';
import { ASSET_CLASSES } from './report-schema';
import { listReports } from './read-report';
import type { Report } from './report';

export type ReportClass = (typeof ASSET_CLASSES)[number];

/** The id of an asset class in an address: `Fixed income` is `fixed-income`. */
export function classId(name: ReportClass): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The name of an asset class for readers. */
export const classTitle = (name: ReportClass) => text(`reports.classes.${classId(name)}`);

export function reportClassOf(id: string): ReportClass | null {
  return ASSET_CLASSES.find((name) => classId(name) === id) ?? null;
}

/** The current reports of a class, in the order of the cards; for `null`, those of all classes. */
export function reportsOf(name: ReportClass | null): Report[] {
  return listReports().filter((report) => name === null || report.assetClass === name);
}
