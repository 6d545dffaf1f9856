import { dayInIndia } from '@/lib/platform/clock';
import { errorFields, log } from '@/lib/platform/log';
import { db } from '@/lib/records/database';
import { noteVisit, type Visit } from '@/lib/records/feed-visits';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesWithPages } from '@/lib/texts/publication/series-pages';
import type { TodayParts } from '@/lib/texts/today';
import { findings } from '@samvit/research';
import { changedAnswers } from '../saved/changed-answers';
import { dueDays } from './due-days';
import { insightsSince } from './insights-since';
import { wishesOf } from './wishes';

/** What the feed shows above its list to a person who opens it now. */
export async function todayOf(userId: string, now = Date.now()): Promise<TodayParts> {
  const { before, hasAnswered } = await visitOf(userId, now);
  const wishes = await wishesOf(userId);
  const subjects = findings.subjectsOfFeed(libraryHere()).filter(({ id }) => seriesWithPages().has(id));
  const followed = subjects.flatMap(({ id }) =>
    wishes.get(id) === 'more' ? (seriesWithPages().get(id) ?? []) : [],
  );
  return {
    followed,
    choices: hasAnswered || followed.length > 0 ? null : subjects.filter(({ isFirst }) => isFirst),
    news:
      before === null
        ? null
        : { since: dayInIndia(before), insights: await insightsSince(before, wishes, now) },
    dueDays: dueDays(new Set(followed.map(({ id }) => id)), dayInIndia(now)),
    changed: await changedAnswers(userId),
  };
}

/** The feed is shown also where its visit cannot be stored, as an answer then could not be: it asks nothing. */
async function visitOf(userId: string, now: number): Promise<Visit> {
  try {
    return await noteVisit(db(), userId, () => now);
  } catch (error) {
    log.warn(errorFields(error), 'A visit to the feed could not be stored');
    return { before: null, hasAnswered: true };
  }
}
