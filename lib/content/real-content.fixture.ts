import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeContent } from './content-folder.fixture';

const REPOSITORY = path.resolve(__dirname, '../..');
const folder = () => process.cwd();

/** Puts the site's own content into the test's folder, as it is. */
export function copyRealContent(): void {
  cpSync(path.join(REPOSITORY, 'content'), path.join(folder(), 'content'), { recursive: true });
}

/**
 * Changes one piece of a file in the test's folder.
 * @throws when the piece does not stand there exactly once: another place would be changed, or none
 */
export function changeContent(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(folder(), 'content', file), 'utf8');
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${file}`);
  writeContent(file, parts.join(to));
}

/** What `npm run check:content`, the first step of a build, complains of in the test's folder, by modules that have read nothing before. */
export async function contentComplaints(): Promise<string[]> {
  let complaints: string[] | undefined;
  await jest.isolateModulesAsync(async () => {
    const { contentMistakes } = await import('@/scripts/content-mistakes');
    complaints = contentMistakes();
  });
  if (!complaints) throw new Error('Nothing was read');
  return complaints;
}
