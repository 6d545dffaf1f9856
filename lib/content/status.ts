import type { Status } from '@samvit/research';
import { rich, text } from './messages';

/** A status as keys of messages have it: `single-source`. */
export const statusKey = (status: Status) => status.replaceAll(' ', '-');

/** What the status means: `Single source: not checked against a second.` */
export const statusMeaning = (status: Status) =>
  rich<string>(`charts.statuses.${statusKey(status)}`, { reason: (words) => words.join('') }).join('');

/** The status beside a value: `single source`. */
export const statusRemark = (status: Status) => text(`charts.remarks.${statusKey(status)}`);
