import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** What `npm run check:content`, the first step of a build, says of the content in the test's folder. */
export function checkContent(): { status: number | null; complaints: string[] } {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      path.join(REPOSITORY, 'scripts/check-content.ts'),
    ],
    {
      cwd: folder(),
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(REPOSITORY, 'tsconfig.json') },
      encoding: 'utf8',
    },
  );
  return { status, complaints: stderr.split('\n').filter((line) => line !== '') };
}
