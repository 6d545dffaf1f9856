import type { Paths } from '../site';

/** Returns a function that says whether a path is one of these. */
export function oneOf(paths: Paths): (path: string) => boolean {
  const sources = paths.map((path) => (typeof path === 'string' ? sourceOf(path) : path));
  const texts = sources.filter((source) => typeof source === 'string');
  const expressions = sources.filter((source) => typeof source !== 'string');
  if (texts.length > 0) expressions.unshift(new RegExp(`^(?:${texts.join('|')})$`));
  return (path) => expressions.some((expression) => expression.test(path));
}

const sourceOf = (path: string): string =>
  path
    .replace(/[.+()]/g, '\\$&')
    .replace(/^\/\[lang\]/, '(?:/[a-z]{2})?')
    .replaceAll('*', '[^/]+')
    .replace(/\/$/, '/[^]*');

/** The first entry whose paths contain a path. */
export function firstFor<T extends { paths: Paths }>(entries: readonly T[]): (path: string) => T | undefined {
  const rules = entries.map((entry) => ({ entry, fits: oneOf(entry.paths) }));
  return (path) => rules.find(({ fits }) => fits(path))?.entry;
}
