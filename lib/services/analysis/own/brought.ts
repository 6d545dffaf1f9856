import { answerField, CARRIED_FIELD } from '@/lib/research/own/carried-field';
import { carriedOf, type CarriedSeries } from '@/lib/research/own/carried-series';
import { MOST, type OwnChoices, type OwnField } from '@/lib/research/own/own-table';
import { readFields, type Fields } from '@/lib/research/analysis/fields';
import { OWN_DATA_LIMIT, readFilesForm } from '@/lib/platform/http/body';
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
] as const satisfies readonly OwnField[];

/** An analysis has no more. */
const MOST_SERIES = 3;

/** What a form with a reader's own data holds. */
export type Brought = {
  /** The bytes of a file, or what was pasted; neither where series come as they were read before. */
  table?: Uint8Array | string;
  choices: OwnChoices;
  carried: readonly CarriedSeries[];
  fields: Fields;
  /** What the form is to do. */
  action: string;
};

/** @throws HttpError in the words of readers */
export async function readBrought(request: Request): Promise<Brought> {
  const form = await readFilesForm(request, OWN_DATA_LIMIT);
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const carried = form
    .getAll(CARRIED_FIELD)
    .slice(0, MOST_SERIES)
    .map((each) => {
      const series = typeof each === 'string' ? carriedOf(each) : null;
      if (!series) throw new HttpError(400, 'own-data.page.broken');
      return series;
    });
  const table = await tableIn(form.get(FILE_FIELD), textOf(TEXT_FIELD));
  return {
    ...(table !== undefined && { table }),
    choices: Object.fromEntries(OWN_FIELDS.map((field) => [field, textOf(answerField(field)) || undefined])),
    carried,
    fields: readFields([...form].filter(([, value]) => typeof value === 'string')),
    action: textOf(ACTION_FIELD),
  };
}

/** A file counts before what was pasted beside it. An empty file field is that of a form without a file. */
async function tableIn(file: File | string | null, pasted: string): Promise<Uint8Array | string | undefined> {
  if (file instanceof File && file.size > 0) {
    const size = Math.max(2, Math.ceil(file.size / 1_000_000));
    if (file.size > MOST.bytes) throw new HttpError(413, 'own-data.page.too-large', { values: { size } });
    return new Uint8Array(await file.arrayBuffer());
  }
  return pasted === '' ? undefined : pasted;
}
