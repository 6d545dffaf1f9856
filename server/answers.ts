import { pagesInMemory } from './pages';
import type { Rendered } from './next-handler';
import { isAnswer, isAnswerFile, type PlainRequest } from './request';
import type { CspSources } from './security-headers.mjs';

const MEGABYTE = 1024 * 1024;
const PAGES_BYTES = 32 * MEGABYTE;
const FILES_BYTES = 16 * MEGABYTE;

type Options = { render: (path: string) => Promise<Rendered>; cspSources: CspSources };

export type Answers = ReturnType<typeof answersInMemory>;

/**
 * Answers to analyses, by path. They are apart from the pages of the site, which no number of invented addresses then
 * pushes out of memory, and nothing of them is on disk.
 */
export function answersInMemory({ render, cspSources }: Options) {
  const none = { made: 0, builtAt: () => undefined };
  const inMemory = (maxBytes: number) =>
    pagesInMemory({ render, cspSources, manifest: none, maxBytes, isEndless: true });
  const pages = inMemory(PAGES_BYTES);
  const files = inMemory(FILES_BYTES);
  const at = (path: string) => (isAnswerFile(path) ? files : pages);

  return {
    ready: (path: string) => (isAnswer(path) ? at(path).ready(path, () => undefined) : undefined),
    atOnce: (request: PlainRequest) =>
      isAnswer(request.path) ? at(request.path).atOnce(request) : undefined,
    get: (path: string) => at(path).get(path),
    scripts: (path: string) => at(path).scripts(path),
    expire: () => [pages, files].forEach((each) => each.expire()),
    get counts(): Readonly<Record<string, number>> {
      const names = Object.keys(pages.counts);
      return Object.fromEntries(
        names.map((name) => [name, (pages.counts[name] ?? 0) + (files.counts[name] ?? 0)]),
      );
    },
    get size(): number {
      return pages.size + files.size;
    },
  };
}
