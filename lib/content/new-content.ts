import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INDIA } from '@/lib/platform/clock';
import { ContentProblem } from './content-problem';
import { contentPath } from './read';

/**
 * Writes a new file of content.
 * @param file its path below `content`; its name is the address
 * @returns its path from the root of the repository
 * @throws ContentProblem when the name cannot be an address, or there is such a file
 */
export function writeNewContent(file: string, text: string): string {
  const slug = path.basename(file, '.md');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
    throw new ContentProblem(
      `"${slug}" cannot be an address: use small letters, digits and single hyphens, 80 at most.`,
    );
  if (existsSync(contentPath(file))) throw new ContentProblem(`content/${file} is there already.`);
  writeFileSync(contentPath(file), text);
  return `content/${file}`;
}

/** A moment as content writes it, in India: `2026-07-01T10:00:00+05:30`. */
export function indianTime(moment: number): string {
  const inIndia = new Date(moment + INDIA.ahead);
  return inIndia.toISOString().replace(/\.\d+Z$/, INDIA.offset);
}
