import { rich } from './messages';
import type { Status } from './status';

/** A status in words, with what it means: `Projection: made before the period was over.` */
export const statusText = (status: Status): string =>
  rich(`figures.status.${status}`, { more: (words: string[]) => words.join('') }).join('');
