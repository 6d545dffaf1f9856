import { z } from 'zod';
import { statusSchema } from './status';
import { readContent } from './read';

export const eventSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  text: z.string().min(1),
  status: statusSchema,
  source: z.string().min(1),
});

/** A dated event with its source, from content/figures/events.json. */
export type DatedEvent = z.infer<typeof eventSchema>;

let cached: ReadonlyMap<string, DatedEvent> | undefined;

/** All events by id. @throws ContentError naming file and line */
export function events(): ReadonlyMap<string, DatedEvent> {
  cached ??= new Map(
    readContent('figures/events.json', z.array(eventSchema)).map((event) => [event.id, event]),
  );
  return cached;
}
