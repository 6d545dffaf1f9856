import { time, type Period } from '@samvit/research';
import { wordsHere } from '@/lib/content/words-here';
import type { DateWords } from '@/lib/platform/written-date';

// Periods in the words of the current language.

/** A period in words: `21 August 2026`, `June 2026`, `FY2026`. */
export const formatPeriod = (period: Period): string => time.formatPeriod(wordsHere(), period);

/** A short form for axes and tables: `21 Aug 2026`, `Jun 2026`. */
export const formatPeriodShort = (period: Period): string => time.formatPeriodShort(wordsHere(), period);

/** A date whose year is known, in short: `21 Aug` for a day, `Aug` for a month. */
export const formatInYear = (period: Period): string => time.formatInYear(wordsHere(), period);

/** Periods from one to another: `June 2006 to June 2026`. */
export const formatRange = (from: Period, to: Period): string => time.formatRange(wordsHere(), from, to);

/** All ways to write a period in prose: `8 June 2026`, `8 June` and `June 2026`, months in full or short. */
export const periodForms = (period: Period): string[] => time.periodForms(wordsHere(), period);

/** The words for dates, for `writtenDate` in the browser. */
export const dateWords = (): DateWords => time.dateWords(wordsHere());
