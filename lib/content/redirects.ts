import { existsSync } from 'node:fs';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { contentPath, readContent } from './read';

const address = z
  .string()
  .regex(/^\/(?!\/)[^?#\s]*[^/?#\s]$/, 'A path from the root, with no slash at its end');

/** The file of the post or report at an address, public or not. */
const fileAt = (path: string) => {
  const [, file] = /^\/((?:blogs|reports)\/[^/]+)$/.exec(path) ?? [];
  return file && contentPath(`${file}.md`);
};
const isText = (path: string) => existsSync(fileAt(path) ?? '');

const redirectsSchema = z
  .array(
    z.strictObject({
      from: address.refine(
        (path) => path === path.toLowerCase(),
        'In lower case: every spelling leads there',
      ),
      to: address,
    }),
  )
  .superRefine((list, context) => {
    const from = new Set<string>();
    for (const [index, one] of list.entries()) {
      if (from.has(one.from))
        context.addIssue({ code: 'custom', path: [index], message: 'Stands here twice' });
      from.add(one.from);
    }
    for (const [index, { to }] of list.entries())
      if (from.has(to))
        context.addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: `${to} itself leads elsewhere: one step is enough`,
        });
    for (const [index, { from, to }] of list.entries()) {
      if (isText(from))
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: `${from} is there: nothing moved`,
        });
      const isOurs = to.startsWith('/reports/') || !env().PROVIDER_API_URL;
      if (isOurs && fileAt(to) && !isText(to))
        context.addIssue({ code: 'custom', path: [index, 'to'], message: `There is no ${to}` });
    }
  });

/** The new path of what stood at an old one. */
export type Redirects = { get: (path: string) => string | undefined };

/**
 * Old paths and their redirect targets, from content/redirects.yaml, in whose paths `:name` is any one part.
 * @throws ContentError naming file and line
 */
export function redirects(): Redirects {
  const list = readContent('redirects.yaml', redirectsSchema);
  const exact = new Map(list.map(({ from, to }) => [from, to]));
  const patterns = list
    .filter(({ from }) => NAME.test(from))
    .map(({ from, to }) => ({ path: pattern(from), to: to.replaceAll(NAMES, '$<$1>') }));
  return {
    get: (path) => {
      const patternRedirect = patterns.find((each) => each.path.test(path));
      return exact.get(path) ?? (patternRedirect && path.replace(patternRedirect.path, patternRedirect.to));
    },
  };
}

const NAME = /(?<=\/):[a-z]+/;
const NAMES = /(?<=\/):([a-z]+)/g;

const pattern = (from: string) =>
  new RegExp(`^${from.replace(/[.+*()[\]]/g, '\\$&').replaceAll(NAMES, '(?<$1>[^/]+)')}$`);
