import { plainText } from './text';
import { z } from './zod';

export const SAVED_KINDS = ['insight', 'report', 'post', 'analysis'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

export const NAME_LENGTH = 80;
export const NOTE_LENGTH = 500;

const ownText = (message: string, most: number) =>
  plainText(message)
    // A form sends a line end as two characters, which the field counts as one.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text.length <= most, { message })
    .default('');

/** What a person writes beside a saved item; both may be empty. */
export const ownWordsSchema = z.object({
  name: ownText('errors.saved-name', NAME_LENGTH),
  note: ownText('errors.saved-note', NOTE_LENGTH),
});

/** An item by its kind, and its id, slug or address. */
export const savedReferenceSchema = z.object({
  kind: z.enum(SAVED_KINDS, { message: 'errors.nothing-to-save' }),
  item: z
    .string({ message: 'errors.nothing-to-save' })
    .min(1)
    .max(400, { message: 'errors.nothing-to-save' }),
});
export type SavedReference = z.infer<typeof savedReferenceSchema>;

/** What an item says: its sentence, its first figure if it is an analysis, and what that rests on. */
export type Said = { sentence: string; figure: string | null; edition: string };

/** What a person saved, with what it said then. */
export type SavedItem = SavedReference &
  Said & { id: string; locale: string; name: string; note: string; saved_at: number };

/** For how long a link shows an insight without an account, in days. */
export const SHARED_DAYS = 30;
