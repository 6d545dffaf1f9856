import { z } from 'zod';
import { statusSchema } from './status';
import { perLibrary } from './per-library';

export const eventSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  text: z.string().min(1),
  status: statusSchema,
  source: z.string().min(1),
});

/** A dated event with its source, from content/series/events.json. */
export type DatedEvent = z.infer<typeof eventSchema>;

/** All events by id. @throws ContentError naming file and line */
export const events = perLibrary(
  ({ files }): ReadonlyMap<string, DatedEvent> =>
    new Map(files.read('series/events.json', z.array(eventSchema)).map((event) => [event.id, event])),
);
