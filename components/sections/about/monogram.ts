import type { Person } from '@/lib/content/organisation';

/**
 * The letters that stand for a person: initials of the name when there is one, else the role's own abbreviation
 * (`Founder and CEO` is `CEO`), else the initials of its words (`Director of Engineering` is `DE`).
 */
export function monogram({ name, role }: Pick<Person, 'name' | 'role'>): string {
  if (name) return initials(name);
  return /\b[A-Z]{2,4}\b/.exec(role)?.[0] ?? initials(role);
}

/** First letters of the words that do not start small (`of`, `van`); scripts without capitals count too. */
function initials(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((letter) => !/\p{Ll}/u.test(letter))
    .slice(0, 3)
    .join('');
}
