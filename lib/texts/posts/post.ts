import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { wordsOver } from '@/lib/content/translated-words';
import { z } from 'zod';
import { isPublished, tagSlug } from '@/lib/contract/blog';
import { readByBuild, readOnce } from '@/lib/content/content-source';
import { author, team } from '@/lib/content/organisation';
import type { Clock } from '@/lib/platform/clock';
import { figures, charts, type Chart, type Figure } from '@samvit/research';
import { fillEach } from '@/lib/platform/fill';
import { ContentProblem, locationsByPath, type WithLocation } from '@/lib/content/content-problem';
import { checkLength, DESCRIPTION } from '@/lib/content/lengths';
import { ContentError, inLocaleOfFile, listContent, readMarkdown } from '@/lib/content/read';
import {
  guardOf,
  wordedChart,
  wordsOfChart,
  type WordedChart,
  type ChartText,
} from '@/lib/texts/prose/chart-words';
import { caveatProblem } from '@/lib/texts/prose/caveats';
import { densityProblem } from '@/lib/texts/prose/density';
import { printedProblems } from '@/lib/texts/prose/printed-results';
import { figuresIn, proseProblem } from '@/lib/texts/prose/check-prose';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { fillFigures } from '@/lib/texts/prose/plain-prose';
import { parseProse, type Prose } from '@/lib/texts/prose/parse-prose';
import { shortProblem } from '@/lib/texts/prose/short-series';
import type { ImageSize } from '@/lib/platform/image-size';
import { suggestion } from '@/lib/platform/nearest';
import { imageProblem, postImages } from './post-images';

/** ISO date and time with offset. */
const moment = z.iso.datetime({ offset: true });

const metaSchema = z.strictObject({
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(500),
  created_at: moment,
  /** When the text was last changed in substance; readers see it. */
  updated_at: moment.optional(),
  /** The post becomes public at this moment, and is dated by it. */
  publish_at: moment.optional(),
  /** True: nobody sees the post but who has a preview link. */
  draft: z.boolean().default(false),
  /** The id of an author in content/team.yaml. */
  author: z.string(),
  tags: z
    .array(z.string().min(2).max(40))
    .min(1, 'A post has a tag at least')
    .max(5, 'A post has five tags at most')
    .refine((tags) => new Set(tags.map(tagSlug)).size === tags.length, 'A tag is named once'),
  meta_data: z.strictObject({ title: z.string(), description: z.string() }),
  figures: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), figures.figureDefinitionSchema).default({}),
  /**
   * Charts of the post. The text places one by `![alt](chart:name)`; the one named `thumbnail` is also
   * shown in lists.
   */
  charts: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), charts.chartSpecSchema)
    .refine((byName) => 'thumbnail' in byName, {
      message: 'One chart is named thumbnail',
    })
    .refine((byName) => !('post' in byName), {
      message: 'No chart is named post: post.png is the picture of the whole post',
    }),
});

export type Post = {
  slug: string;
  title: string;
  description: string;
  /** When it became public, or will. */
  createdAt: string;
  updatedAt: string;
  publishAt: string;
  draft: boolean;
  /** The author's name. */
  author: string;
  tags: string[];
  metaData: { title: string; description: string };
  figures: ReadonlyMap<string, Figure>;
  charts: Readonly<Record<string, WordedChart>>;
  /** The images of its text that are files of `public`, by address. */
  images: ReadonlyMap<string, ImageSize>;
  prose: Prose;
  /** The address of the page with the sources of every figure and chart. */
  evidencePath: string;
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Pages of the blog that would hide a post of their name. */
const TAKEN = ['search'];
/** Characters; more than any reader gets through. */
const LONGEST = 100_000;

const fileOf = (slug: string) => `blogs/${slug}.md`;

/**
 * One post, by file name without extension, public or not: for checks. Pages use {@link listPosts}.
 * @throws ContentError when a field, a figure or a chart is wrong
 */
export const readPost = (slug: string): Post => inLocaleOfFile(fileOf(slug), () => readPostOnce(slug));

const readPostOnce = readByBuild('post', readPostAgain);

/** As {@link readPost}, from the file as it is now: for previews, because a draft changes while the site runs. */
export function readPostAgain(slug: string): Post {
  const file = fileOf(slug);
  if (!SLUG.test(slug) || TAKEN.includes(slug))
    throw new ContentError(
      file,
      1,
      `Cannot be an address: name the file in small letters, digits and single hyphens, and not ${TAKEN.join(', ')}.md`,
    );
  const { meta, body, lineOf, bodyLine } = readMarkdown(file, schemaOf(file));
  const at = locationsByPath(file, lineOf);
  try {
    checkFront(meta, at);
    if (body.length > LONGEST) at(bodyLine, () => fail(`The text has more than ${LONGEST} characters`));
    const figuresByName = figures.computeFigures(libraryHere(), meta.figures, at);
    const namedCharts = Object.entries(meta.charts).map(([name, spec]): [string, Chart] => [
      name,
      at(['charts', name], () => charts.resolveChart(libraryHere(), spec)),
    ]);
    checkTexts({ meta, body, bodyLine, figures: figuresByName, charts: namedCharts }, at);
    const { title, description, meta_data } = meta;
    const filled = fillEach({ title, description, meta_data }, (text) => fillFigures(text, figuresByName));
    checkLengths(filled, at);
    return {
      slug,
      title: filled.title,
      description: filled.description,
      createdAt: meta.publish_at ?? meta.created_at,
      updatedAt: meta.updated_at ?? '',
      publishAt: meta.publish_at ?? '',
      draft: meta.draft,
      author: author(meta.author)?.name ?? '',
      tags: meta.tags,
      metaData: filled.meta_data,
      figures: figuresByName,
      charts: Object.fromEntries(
        namedCharts.map(([name, chart]) => [name, wordedChart(chart, figuresByName)]),
      ),
      images: postImages(parseProse(body)),
      prose: parseProse(body),
      evidencePath: pathHere(routes.postEvidence(slug)),
    };
  } catch (error) {
    throw error instanceof ContentProblem ? new ContentError(file, 1, error.message) : error;
  }
}

/** A translation of a post has its words; figures, series, tags and dates are those of the English file. */
const schemaOf = (file: string) =>
  wordsOver(file, metaSchema, {
    english: () => readMarkdown(file, z.unknown()).meta,
    isWord: ([field, ...rest]) =>
      field === 'charts'
        ? charts.CHART_WORDS.includes(String(rest.at(-1)))
        : ['title', 'description', 'meta_data'].includes(String(field)),
  });

const ALT = /!\[([^\]]*)\]\(/g;

/** What lists, search engines and shared links show; more is cut off there, and less says nothing. */
function checkLengths(
  { description, meta_data: meta }: Pick<z.output<typeof metaSchema>, 'description' | 'meta_data'>,
  at: WithLocation,
): void {
  at(['description'], () => checkLength(description, DESCRIPTION));
  at(['meta_data', 'title'], () => checkLength(meta.title, [12, 60]));
  at(['meta_data', 'description'], () => checkLength(meta.description, [50, 160]));
}

function wordsOf({ title, description, meta_data: meta }: z.output<typeof metaSchema>): ChartText[] {
  return [
    { path: ['title'], prose: title },
    { path: ['description'], prose: description },
    { path: ['meta_data', 'title'], prose: meta.title },
    { path: ['meta_data', 'description'], prose: meta.description },
  ];
}

type Texts = {
  meta: z.output<typeof metaSchema>;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  figures: ReadonlyMap<string, Figure>;
  charts: readonly [name: string, chart: Chart][];
};

/** @throws if a text is not true of the figures, if an image is missing, or if no text uses a figure */
function checkTexts({ meta, body, bodyLine, figures, charts }: Texts, at: WithLocation): void {
  const texts = [
    ...wordsOf(meta),
    ...charts.flatMap(([name, { spec, series }]) => wordsOfChart(wordsHere(), name, spec, series)),
    // The alternative text of an image is not part of the tree.
    ...[...body.matchAll(ALT)].map(({ 1: prose = '', index }) => ({
      path: bodyLine + body.slice(0, index).split('\n').length - 1,
      prose,
    })),
    { path: bodyLine, prose: body },
  ];
  const context = {
    figures,
    events: new Map(),
    quotes: new Map(),
    notes: new Map(),
    terms: new Set<string>(),
    charts: new Set(charts.map(([name]) => name)),
    guard: guardOf(
      meta.figures,
      charts.map(([, chart]) => chart),
    ),
  };
  for (const { path, prose } of texts) {
    const problem = proseProblem(parseProse(prose), context, 'any') ?? imageProblem(parseProse(prose));
    const place = typeof path === 'number' ? path + (problem?.line ?? 1) - 1 : path;
    if (problem) at(place, () => fail(problem.message));
  }
  const placed = texts.map(({ path, prose }) => ({ where: path, prose: parseProse(prose) }));
  for (const { where, message } of printedProblems(placed, figures)) at(where, () => fail(message));
  const dense = densityProblem([parseProse(body)], figures);
  if (dense) at(bodyLine, () => fail(dense));
  const caveat = caveatProblem(parseProse(body), figures);
  if (caveat) at(bodyLine + caveat.line - 1, () => fail(caveat.message));
  const short = shortProblem(meta.figures);
  if (short) at(['figures', short.figure], () => fail(short.message));
  const usedFigures = new Set(texts.flatMap(({ prose }) => figuresIn(parseProse(prose))));
  const idle = [...figures.keys()].find((name) => !usedFigures.has(name));
  if (idle) at(['figures', idle], () => fail('the text never uses it'));
}

function fail(problem: string): never {
  throw new ContentProblem(problem);
}

function checkFront(
  { author: id, created_at, updated_at, publish_at }: z.output<typeof metaSchema>,
  at: WithLocation,
): void {
  if (!author(id))
    at(['author'], () =>
      fail(
        `content/team.yaml names no author "${id}"${suggestion(
          id,
          team().authors.map((each) => each.id),
        )}`,
      ),
    );
  const published = publish_at ?? created_at;
  if (updated_at && Date.parse(updated_at) < Date.parse(published))
    at(['updated_at'], () => fail(`Is before ${published}, when the post became public`));
}

/** Every post, newest first. Files are read once; whether a post is public is a matter of the moment. */
const everyPost = readOnce(() =>
  slugs()
    .map(readPost)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || a.slug.localeCompare(b.slug)),
);

/** The posts that are public now, newest first. */
export function listPosts(clock: Clock = Date.now): Post[] {
  const now = clock();
  return everyPost().filter(({ draft, publishAt }) => isPublished({ draft, publish_at: publishAt }, now));
}

/** The moments at which posts become public or became so; computes no figures. */
export const publicationMoments = readOnce((): number[] =>
  slugs().flatMap((slug) => {
    const { draft, publish_at } = readMarkdown(
      `blogs/${slug}.md`,
      metaSchema.pick({ draft: true, publish_at: true }).loose(),
    ).meta;
    return draft || !publish_at ? [] : [Date.parse(publish_at)];
  }),
);

export const hasPost = (slug: string): boolean => slugs().includes(slug);

function slugs(): string[] {
  return listContent('blogs', '.md').map((name) => name.replace(/\.md$/, ''));
}
