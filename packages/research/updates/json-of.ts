import type { z } from 'zod';
import type { Received } from './received';
import { SupplyProblem } from './supply-problem';
import { textOf } from './text-rows';

/** @throws SupplyProblem for what is no JSON, as a download that ended early, and for JSON of another shape */
export function jsonOf<T extends z.ZodType>({ name, bytes }: Received, schema: T): z.output<T> {
  const text = textOf(name, bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SupplyProblem(
      name,
      text.split('\n').length,
      'This is no JSON, or it is not whole: fetch it again',
    );
  }
  const { data, error } = schema.safeParse(value);
  if (error)
    throw new SupplyProblem(
      name,
      null,
      'The publisher changed the layout, or this is another file: ' +
        `${error.issues[0]?.path.join('.') ?? ''} ${error.issues[0]?.message ?? ''}`,
    );
  return data;
}
