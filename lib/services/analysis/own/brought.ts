import { tables, analyses } from '@samvit/research';
import { OWN_DATA_LIMIT, readFilesForm, tooLarge } from '@/lib/platform/http/body';
import { HttpError } from '@/lib/platform/http/http-error';

/** The fields with a file, and with cells that were pasted. */
const FILE_FIELD = 'file';
const TEXT_FIELD = 'text';
/** What the form is to do, where that is not to answer. */
const ACTION_FIELD = 'do';

const OWN_FIELDS = [
  'name',
  'unit',
  'observed',
  'kind',
  'dateColumn',
  'valueColumn',
  'numbers',
  'dates',
  'series',
  'jump',
] as const satisfies readonly tables.OwnField[];

/** An analysis has no more. */
const MOST_SERIES = 3;

/** What a form with a reader's own data holds. */
export type Brought = {
  /** The bytes of a file, or what was pasted; neither where series come as they were read before. */
  table?: Uint8Array | string;
  /** What was pasted, also beside a file. */
  pasted?: string;
  choices: tables.TableFields;
  carried: readonly tables.CarriedSeries[];
  fields: analyses.Fields;
  /** What the form is to do. */
  action: string;
};

/** @throws HttpError in the words of readers */
export const readOwnForm = (request: Request): Promise<FormData> => readFilesForm(request, OWN_DATA_LIMIT);

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The cells that were pasted: the form has them again, whatever is wrong with the rest of it. */
export function pastedIn(form: FormData): { pasted?: string } {
  const pasted = textIn(form, TEXT_FIELD);
  return pasted === '' ? {} : { pasted };
}

/** @throws HttpError in the words of readers */
export async function readBrought(form: FormData): Promise<Brought> {
  const carried = form
    .getAll(tables.CARRIED_FIELD)
    .slice(0, MOST_SERIES)
    .map((each) => {
      const series = typeof each === 'string' ? tables.carriedOf(each) : null;
      if (!series) throw new HttpError(400, 'own-data.page.broken');
      return series;
    });
  const pasted = pastedIn(form);
  const table = await tableIn(form.get(FILE_FIELD), pasted);
  return {
    ...(table !== undefined && { table }),
    ...pasted,
    choices: Object.fromEntries(
      OWN_FIELDS.map((field) => [field, textIn(form, tables.answerField(field)) || undefined]),
    ),
    carried,
    fields: analyses.cleanFields([...form].filter(([, value]) => typeof value === 'string')),
    action: textIn(form, ACTION_FIELD),
  };
}

/** A file counts before what was pasted beside it. An empty file field is that of a form without a file. */
async function tableIn(
  file: File | string | null,
  { pasted }: { pasted?: string },
): Promise<Uint8Array | string | undefined> {
  if (file instanceof File && file.size > 0) {
    if (file.size > tables.MOST.bytes) throw tooLarge(file.size);
    return new Uint8Array(await file.arrayBuffer());
  }
  return pasted;
}
