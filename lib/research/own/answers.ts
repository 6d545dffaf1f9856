import { plainText } from '@/lib/contract/text';
import {
  CHOICES,
  MOST,
  type OwnAnswers,
  type OwnChoices,
  type OwnOption,
  type OwnQuestion,
} from './own-table';

/** A name is one line of text that is shown as it is. */
const nameSchema = plainText('own-data.problems.name')
  .transform((name) => name.trim().replace(/\s+/g, ' '))
  .refine((name) => [...name].length <= MOST.name, { message: 'own-data.problems.long-name' });

/** What a person answered, if it is one of the possible answers. */
export function choiceOf<Field extends keyof typeof CHOICES>(
  choices: OwnChoices,
  field: Field,
): (typeof CHOICES)[Field][number] | undefined {
  const all: readonly (typeof CHOICES)[Field][number][] = CHOICES[field];
  return all.find((each) => each === choices[field]);
}

type Described = Pick<OwnAnswers, 'name' | 'unit' | 'observed' | 'kind'>;

/**
 * What no table says of itself: its name, its unit, and what a value is.
 * @param title what the table calls the series, as a suggestion
 */
export function descriptionOf(
  choices: OwnChoices,
  title: string | undefined,
): { answers: Partial<Described>; questions: OwnQuestion[] } {
  const name = nameSchema.safeParse(choices.name ?? '');
  const unit = choiceOf(choices, 'unit');
  const observed = choiceOf(choices, 'observed');
  const kind = choiceOf(choices, 'kind');
  const questions: OwnQuestion[] = [];
  if (!name.success || name.data === '') {
    const problem = name.error?.issues[0]?.message;
    questions.push({ field: 'name', options: suggestions(title), ...(problem && { problem }) });
  }
  if (unit === undefined) questions.push(choiceQuestion('unit'));
  if (kind === undefined) questions.push(choiceQuestion('kind'));
  if (observed === undefined) questions.push(choiceQuestion('observed'));
  return {
    answers: {
      ...(name.success && name.data !== '' && { name: name.data }),
      ...(unit && { unit }),
      ...(kind && { kind }),
      ...(observed && { observed }),
    },
    questions,
  };
}

const choiceQuestion = (field: 'unit' | 'observed' | 'kind'): OwnQuestion => ({
  field,
  options: CHOICES[field].map((value) => ({ value })),
});

function suggestions(title: string | undefined): OwnOption[] {
  const name = nameSchema.safeParse(title ?? '');
  return name.success && name.data !== '' ? [{ value: name.data }] : [];
}
