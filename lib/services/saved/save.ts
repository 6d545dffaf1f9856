import { currentLocale, ENGLISH, type Locale } from '@/lib/content/locale';
import { ownWordsSchema, savedReferenceSchema, type SavedReference } from '@/lib/contract/saved';
import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import type { Writer } from '@/lib/records/own-records';
import { saveItem } from '@/lib/records/saved-items';
import { routes } from '@/lib/web/routes';
import { localesOf, pathHere } from '@/lib/web/translations';
import { invalidInput } from '../http/handler';
import { canonicalReference, itemNow, pathOfItem } from './item-now';

const fieldsSchema = savedReferenceSchema.extend(ownWordsSchema.shape);

/**
 * Saves what the fields of a form name, with what it says at the moment.
 * @returns the id of the saved item
 * @throws HttpError 400, 404 where there is nothing to save, and as saveItem()
 */
export async function saveFromForm(writer: Writer, fields: Record<string, unknown>): Promise<string> {
  const result = fieldsSchema.safeParse(fields);
  if (!result.success) throw invalidInput(result.error);
  const { name, note, ...item } = result.data;
  const reference = canonicalReference(item);
  const locale = localeOfItem(reference);
  const now = await itemNow(reference, locale);
  if (now.state !== 'says') throw new HttpError(404, 'errors.nothing-to-save');
  const { sentence, figure, edition } = now;
  return saveItem(db(), writer, { ...reference, locale, sentence, figure, edition, name, note });
}

/** The language in which an item is saved: that of the page, if the item exists in it. */
export const localeOfItem = (reference: SavedReference): Locale =>
  localesOf(pathOfItem(reference)).includes(currentLocale()) ? currentLocale() : ENGLISH;

/** The address at which a person confirms, after signing in, in the current language, what was to be saved. */
export function confirmPath({ kind, item }: SavedReference): string {
  // Slashes may stand in a query as they are: the address stays short enough to be led back to.
  const query = new URLSearchParams({ kind, item }).toString().replaceAll('%2F', '/').replaceAll('%7E', '~');
  return `${pathHere(routes.savedNew)}?${query}`;
}
