import { z } from 'zod';
import { rich, text } from './messages';

/** How sure a value is, the surest first; see content/series/README.md. */
export const statusSchema = z.enum([
  'official',
  'verified',
  'checked',
  'single source',
  'projection',
  'disputed',
]);
export type Status = z.infer<typeof statusSchema>;

/** Whether a value needs no remark beside it: its maker gives it, or it agrees with a second one. */
export const isSure = (status: Status) => ['official', 'verified', 'checked'].includes(status);

/** A status as keys of messages have it: `single-source`. */
export const statusKey = (status: Status) => status.replaceAll(' ', '-');

/** What the status means: `Single source: not checked against a second.` */
export const statusMeaning = (status: Status) =>
  rich<string>(`charts.statuses.${statusKey(status)}`, { reason: (words) => words.join('') }).join('');

/** The status beside a value: `single source`. */
export const statusRemark = (status: Status) => text(`charts.remarks.${statusKey(status)}`);
