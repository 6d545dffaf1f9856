import { db } from '@/lib/records/database';
import { savedItems } from '@/lib/records/saved-items';
import type { ListedItem } from '@/lib/texts/listed-item';
import { withPresent } from './saved-list';

/** To work an answer out again takes as long as its page, so the latest are looked at. */
const MOST_LOOKED_AT = 8;

/** The answers among what a person saved last whose sentence is another one now, from newer data. */
export async function changedAnswers(userId: string): Promise<ListedItem[]> {
  const answers = (await savedItems(db(), userId)).filter(({ kind }) => kind === 'analysis');
  const listed = await withPresent(answers.slice(0, MOST_LOOKED_AT));
  return listed.filter(
    ({ item, now }) => now.state === 'says' && now.sentence !== item.sentence && now.edition !== item.edition,
  );
}
