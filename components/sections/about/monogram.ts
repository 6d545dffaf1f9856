import type { Person } from '@/lib/content/organisation';

/**
 * The letters shown for a person: the initials of the name if there is one, else the abbreviation in the
 * role (`Founder and CEO` gives `CEO`), else the initials of the role (`Director of Engineering` gives
 * `DE`).
 */
export function monogram({ name, role }: Pick<Person, 'name' | 'role'>): string {
  if (name) return initials(name);
  return /\b[A-Z]{2,4}\b/.exec(role)?.[0] ?? initials(role);
}

/**
 * The first letters of all words except those that begin in lower case (`of`, `van`); also works for
 * scripts without capitals.
 */
function initials(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((letter) => !/\p{Ll}/u.test(letter))
    .slice(0, 3)
    .join('');
}
