import { textProblem } from '@/lib/platform/text-problem';
import type { Clues } from './description-clues';
import {
  CHOICES,
  MOST,
  type TableDescription,
  type TableFields,
  type OwnOption,
  type OwnQuestion,
} from './own-table';

/** A name is one line of text that is shown as it is. */
function readName(typed = ''): { name: string; problem?: string | undefined } {
  const name = typed.trim().replace(/\s+/g, ' ');
  const isLong = [...name].length > MOST.name;
  return { name, problem: textProblem(typed) ?? (isLong ? 'own-data.problems.long-name' : undefined) };
}

/** What a person answered, if it is one of the possible answers. */
export function tableChoice<Field extends keyof typeof CHOICES>(
  choices: TableFields,
  field: Field,
): (typeof CHOICES)[Field][number] | undefined {
  const all: readonly (typeof CHOICES)[Field][number][] = CHOICES[field];
  return all.find((each) => each === choices[field]);
}

type Described = Pick<TableDescription, 'name' | 'unit' | 'observed' | 'kind'>;

/**
 * The name of a table, its unit, and what a value is: as a person answered, or as the table says. The rest is asked.
 * @param title what the table calls the series, as a suggestion
 */
export function descriptionOf(
  choices: TableFields,
  title: string | undefined,
  { certain, likely }: Clues,
): { answers: Partial<Described>; questions: OwnQuestion[] } {
  const { name, problem } = readName(choices.name);
  const isNamed = name !== '' && problem === undefined;
  const unit = tableChoice(choices, 'unit') ?? certain.unit;
  const observed = tableChoice(choices, 'observed') ?? certain.observed;
  const kind = tableChoice(choices, 'kind') ?? certain.kind;
  const questions: OwnQuestion[] = [];
  if (!isNamed) questions.push({ field: 'name', options: suggestions(title), ...(problem && { problem }) });
  if (unit === undefined) questions.push(choiceQuestion('unit', likely.unit));
  if (kind === undefined) questions.push(choiceQuestion('kind', likely.kind));
  if (observed === undefined) questions.push(choiceQuestion('observed', likely.observed));
  return {
    answers: {
      ...(isNamed && { name }),
      ...(unit && { unit }),
      ...(kind && { kind }),
      ...(observed && { observed }),
    },
    questions,
  };
}

const choiceQuestion = (field: 'unit' | 'observed' | 'kind', likely: string): OwnQuestion => ({
  field,
  likely,
  options: CHOICES[field].map((value) => ({ value })),
});

function suggestions(title: string | undefined): OwnOption[] {
  const { name, problem } = readName(title);
  return name !== '' && problem === undefined ? [{ value: name }] : [];
}
