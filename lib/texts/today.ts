import type { findings, Series } from '@samvit/research';
import type { ListedItem } from './listed-item';

/** A day on which publishers usually have the next values of these series. */
export type DueDay = { day: string; series: readonly Series[] };

/** What the feed of a person shows above the list. */
export type TodayParts = {
  /** The subjects that the person follows. */
  followed: readonly Series[];
  /** What can be chosen, until the person follows something or skips it. */
  choices: readonly findings.FeedSubject[] | null;
  /** What became true or was learnt since the day of the visit before; null on the first one. */
  news: { since: string; insights: readonly findings.PublishedInsight[] } | null;
  dueDays: readonly DueDay[];
  /** Saved answers that say something else now. */
  changed: readonly ListedItem[];
};
