import { z } from 'zod';
import { readContent } from './read';

const kind = z.strictObject({ allow: z.boolean(), names: z.array(z.string().regex(/^[\w.-]+$/)).min(1) });

const crawlersSchema = z
  .strictObject({ search: kind, answer: kind, preview: kind, train: kind })
  .refine((kinds) => {
    const names = Object.values(kinds).flatMap(({ names }) => names.map((name) => name.toLowerCase()));
    return new Set(names).size === names.length;
  }, 'A crawler is of one kind');

/** What each kind of crawler may do, from content/crawlers.yaml. @throws ContentError naming file and line */
export function crawlers(): z.infer<typeof crawlersSchema> {
  return readContent('crawlers.yaml', crawlersSchema);
}
