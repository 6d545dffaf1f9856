import { nearest } from '@/lib/platform/nearest';

/** Environment variables whose names are nearly those of settings, in any case. */
export function misspeltSettings(
  variables: Record<string, string | undefined>,
  settings: readonly string[],
): { found: string; meant: string }[] {
  const candidates = Object.keys(variables).filter((name) => variables[name] && !settings.includes(name));
  return candidates.flatMap((found) => {
    const meant = nearest(found.toUpperCase(), settings);
    return meant === undefined ? [] : [{ found, meant }];
  });
}

/**
 * The same in the text of a `.env` file, with the line. It belongs to this site alone, so an empty variable counts too:
 * it will be filled in.
 */
export function misspeltLines(
  text: string,
  settings: readonly string[],
): { found: string; meant: string; line: number }[] {
  return text.split('\n').flatMap((row, i) => {
    const [, name = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(row) ?? [];
    return misspeltSettings({ [name]: 'x' }, settings).map((finding) => ({ ...finding, line: i + 1 }));
  });
}
