import { z } from 'zod';
import { chartSpecSchema, resolveChart, type Chart } from '@/lib/research/charts/chart-spec';
import { figureDefinitionSchema, type Figure } from '@/lib/research/figures/figure';
import { fillEach } from '@/lib/platform/fill-each';
import { computeFigures, fillFigures, namesIn } from '@/lib/research/figures/template';
import { locationsIn } from '@/lib/content/error-location';
import { ContentError, listContent, readMarkdown } from '@/lib/content/read';

const metaSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  /** ISO date and time with offset. */
  created_at: z.iso.datetime({ offset: true }),
  created_by_name: z.string().optional(),
  meta_data: z.object({ title: z.string(), description: z.string() }),
  figures: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), figureDefinitionSchema).default({}),
  /** Drawn where the text says `![alt](chart:name)`; the one named `thumbnail` also stands in lists. */
  charts: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), chartSpecSchema)
    .refine((charts) => 'thumbnail' in charts, {
      message: 'One chart is named thumbnail',
    }),
});

/** A post of content/blogs with its figures written in. */
export type Post = {
  slug: string;
  title: string;
  description: string;
  createdAt: string;
  author?: string;
  metaData: { title: string; description: string };
  figures: ReadonlyMap<string, Figure>;
  charts: Readonly<Record<string, Chart>>;
  /** Markdown. */
  body: string;
};

/**
 * Reads one post, by file name without ending.
 * @throws ContentError when a field, a figure or a chart is wrong
 */
export function readPost(slug: string): Post {
  const file = `blogs/${slug}.md`;
  const { meta, body, lineOf } = readMarkdown(file, metaSchema);
  const at = locationsIn(file, lineOf);
  const { figures: definitions, ...front } = meta;
  const words = { ...front, body };
  try {
    const figures = computeFigures(definitions, at);
    const used = new Set(namesIn(JSON.stringify(words)));
    const idle = [...figures.keys()].find((name) => !used.has(name));
    if (idle)
      at(['figures', idle], () => {
        throw new RangeError('the text never uses it');
      });
    const filled = fillEach(words, (text) => fillFigures(text, figures));
    return {
      slug,
      title: filled.title,
      description: filled.description,
      createdAt: filled.created_at,
      ...(filled.created_by_name && { author: filled.created_by_name }),
      metaData: filled.meta_data,
      figures,
      charts: Object.fromEntries(
        Object.entries(filled.charts).map(([name, spec]) => [
          name,
          at(['charts', name], () => resolveChart(spec)),
        ]),
      ),
      body: filled.body,
    };
  } catch (error) {
    throw error instanceof RangeError ? new ContentError(file, 1, error.message) : error;
  }
}

/** All posts, newest first. */
export function listPosts(): Post[] {
  return listContent('blogs', '.md')
    .map((name) => readPost(name.replace(/\.md$/, '')))
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || a.slug.localeCompare(b.slug));
}
