import { z } from 'zod';
import { chartSpecSchema, resolveChart, type Chart } from '@/lib/research/charts/chart-spec';
import { figureDefinitionSchema, type Figure } from '@/lib/research/figures/figure';
import { fillEach } from '@/lib/platform/fill-each';
import { computeFigures, fillFigures, namesIn } from '@/lib/research/figures/template';
import { readOnce } from '@/lib/content/content-source';
import { locationsIn } from '@/lib/content/error-location';
import { ContentError, listContent, readMarkdown } from '@/lib/content/read';
import {
  guardOf,
  wordedChart,
  wordsOfChart,
  type WordedChart,
  type Words,
} from '@/lib/research/charts/chart-words';
import { figuresIn, proseProblem } from '@/lib/research/prose/check-prose';
import { routes } from '@/lib/site/routes';
import { proseParser, withoutClaims, type Prose } from '@/lib/research/prose/parse-prose';

const metaSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  /** ISO date and time with offset. */
  created_at: z.iso.datetime({ offset: true }),
  created_by_name: z.string().optional(),
  meta_data: z.object({ title: z.string(), description: z.string() }),
  figures: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), figureDefinitionSchema).default({}),
  /**
   * Charts of the post. The text places one by `![alt](chart:name)`; the one named `thumbnail` is also
   * shown in lists.
   */
  charts: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), chartSpecSchema)
    .refine((charts) => 'thumbnail' in charts, {
      message: 'One chart is named thumbnail',
    }),
});

export type Post = {
  slug: string;
  title: string;
  description: string;
  createdAt: string;
  author?: string;
  metaData: { title: string; description: string };
  figures: ReadonlyMap<string, Figure>;
  charts: Readonly<Record<string, WordedChart>>;
  /** Markdown with the figures filled in, for the wire format. */
  body: string;
  /** The same text as a tree, for the page that shows the sources of its figures. */
  prose: Prose;
  /** The address of the page with the sources of every figure and chart. */
  evidencePath: string;
};

/**
 * One post, by file name without extension.
 * @throws ContentError when a field, a figure or a chart is wrong
 */
export const readPost = readOnce((slug: string): Post => {
  const file = `blogs/${slug}.md`;
  const { meta, body, lineOf, bodyLine } = readMarkdown(file, metaSchema);
  const at = locationsIn(file, lineOf);
  const { figures: definitions, ...front } = meta;
  const words = { ...front, body };
  try {
    const figures = computeFigures(definitions, at);
    const charts = Object.entries(meta.charts).map(([name, spec]): [string, Chart] => [
      name,
      at(['charts', name], () => resolveChart(spec)),
    ]);
    const texts = [
      ...wordsOf(meta),
      ...charts.flatMap(([name, { spec, series }]) => wordsOfChart(name, spec, series)),
      { path: bodyLine, prose: body },
      // The alternative text of an image is not part of the tree.
      ...[...body.matchAll(ALT)].map(({ 1: prose = '' }) => ({ path: bodyLine, prose })),
    ];
    const parse = proseParser();
    const context = {
      figures,
      events: new Map(),
      quotes: new Map(),
      terms: new Set<string>(),
      charts: new Set(charts.map(([name]) => name)),
      guard: guardOf(
        definitions,
        charts.map(([, chart]) => chart),
      ),
    };
    for (const { path, prose } of texts) {
      const problem = proseProblem(parse(prose), context, 'any');
      const where = typeof path === 'number' ? path + (problem?.line ?? 1) - 1 : path;
      if (problem) at(where, () => fail(problem.message));
    }
    const used = new Set([
      ...namesIn(JSON.stringify(words)),
      ...texts.flatMap(({ prose }) => figuresIn(parse(prose))),
    ]);
    const idle = [...figures.keys()].find((name) => !used.has(name));
    if (idle) at(['figures', idle], () => fail('the text never uses it'));
    const filled = fillEach(words, (text) => fillFigures(withoutClaims(text), figures));
    return {
      slug,
      title: filled.title,
      description: filled.description,
      createdAt: filled.created_at,
      ...(filled.created_by_name && { author: filled.created_by_name }),
      metaData: filled.meta_data,
      figures,
      charts: Object.fromEntries(charts.map(([name, chart]) => [name, wordedChart(chart, parse, figures)])),
      body: filled.body,
      prose: parse(body),
      evidencePath: routes.postEvidence(slug),
    };
  } catch (error) {
    throw error instanceof RangeError ? new ContentError(file, 1, error.message) : error;
  }
});

const ALT = /!\[([^\]]*)\]\(chart:/g;

function wordsOf({ title, description, meta_data: meta }: z.output<typeof metaSchema>): Words[] {
  return [
    { path: ['title'], prose: title },
    { path: ['description'], prose: description },
    { path: ['meta_data', 'title'], prose: meta.title },
    { path: ['meta_data', 'description'], prose: meta.description },
  ];
}

function fail(problem: string): never {
  throw new RangeError(problem);
}

export function listPosts(): Post[] {
  return listContent('blogs', '.md')
    .map((name) => readPost(name.replace(/\.md$/, '')))
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || a.slug.localeCompare(b.slug));
}
