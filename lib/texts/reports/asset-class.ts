import { text } from '@/lib/content/messages';
import type { findings } from '@samvit/research';
import type { ASSET_CLASSES } from './report-schema';

/** As a report names it, or a subject. */
type AssetClass = (typeof ASSET_CLASSES)[number] | findings.AssetClass;

/** An asset class in messages and anchors: `Fixed income` is `fixed-income`. */
export const classId = (name: AssetClass) => name.toLowerCase().replaceAll(' ', '-');

/** The name of an asset class for readers. */
export const classTitle = (name: AssetClass) => text(`reports.classes.${classId(name)}`);
