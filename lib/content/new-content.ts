import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentPath } from '@/lib/content/read';
import { INDIA } from '@/lib/platform/clock';
import { Stop } from './stop.mjs';

const TEMPLATES = path.resolve(__dirname, '../../docs/template');

/**
 * Writes a new file of content from a template.
 * @param change the lines of the template that the new file has otherwise
 * @returns its path from the root of the repository
 * @throws Stop when the slug is none, or there is such a file
 */
export function writeFromTemplate(template: string, file: string, change: (text: string) => string): string {
  const slug = path.basename(file, '.md');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
    throw new Stop(
      `"${slug}" cannot be an address: use small letters, digits and single hyphens, 80 at most.`,
    );
  if (existsSync(contentPath(file))) throw new Stop(`content/${file} is there already.`);
  writeFileSync(contentPath(file), change(readFileSync(path.join(TEMPLATES, template), 'utf8')));
  return `content/${file}`;
}

/** A moment as content writes it, in India: `2026-07-01T10:00:00+05:30`. */
export function indianTime(moment: number): string {
  const inIndia = new Date(moment + INDIA.ahead);
  return inIndia.toISOString().replace(/\.\d+Z$/, INDIA.offset);
}
