import { misspeltSettings } from './misspelt';

const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)\s*=(.*)$/;

/**
 * What an operator should know of lines of a `.env` file, each with its number: a name that is no setting,
 * which the file has for nothing; a line that sets nothing; a value that ends at a `#`, which a secret may
 * contain. Names that look misspelt are left out: {@link misspeltLines} has them.
 */
export function linesToNote(text: string, settings: readonly string[]): string[] {
  return text.split(/\r?\n/).flatMap((row, i) => {
    const words = /^\s*(?:#|$)/.test(row) ? undefined : problemOf(row, settings);
    return words === undefined ? [] : [`.env:${i + 1}: ${words}`];
  });
}

function problemOf(row: string, settings: readonly string[]): string | undefined {
  const [, name, value = ''] = ASSIGNMENT.exec(row) ?? [];
  if (name === undefined) return 'this line sets nothing: write NAME=VALUE, or remove it';
  if (settings.includes(name))
    return isCut(value)
      ? `the value of ${name} ends before the #: put it in quotes if the # belongs to it, otherwise ` +
          'write a space before the #'
      : undefined;
  if (misspeltSettings({ [name]: 'x' }, settings).length > 0) return undefined;
  return `${name} is no setting of the site (docs/settings.md lists them)`;
}

/**
 * Whether a value without quotes has a `#` that does not look as if a comment begins there; Node begins one
 * there all the same.
 */
function isCut(value: string): boolean {
  const hash = value.indexOf('#');
  return hash >= 0 && !/^\s*["'`]/.test(value) && !/\s/.test(value.charAt(hash - 1));
}
