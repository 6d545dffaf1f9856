import { text } from '@/lib/content/messages';
import type { ASSET_CLASSES } from './report-schema';

type ReportClass = (typeof ASSET_CLASSES)[number];

/** The name of an asset class for readers: `Fixed income` is `fixed-income` in messages. */
export const classTitle = (name: ReportClass) =>
  text(`reports.classes.${name.toLowerCase().replaceAll(' ', '-')}`);
