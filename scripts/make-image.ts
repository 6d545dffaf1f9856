// node scripts/with-packages.mjs make-image FOLDER: everything that the image does (Dockerfile), for which no container
// engine is needed: builds, and makes the folder that the image contains. Rendered pages go to DATA_DIR, since
// the image itself is read-only.
import '@/lib/platform/commands/dotenv.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './steps/build';
import { fingerprint, makeRelease } from '@/packages/host/builds';
import { withReleaseLock } from '@/packages/host/commands.mjs';
import { readSettings } from '@/lib/platform/commands/settings';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';

void command(() =>
  withReleaseLock(async () => {
    const [folder, ...others] = process.argv.slice(2);
    if (!folder || others.length > 0)
      throw new Stop('Usage: node scripts/with-packages.mjs make-image FOLDER');
    if (existsSync(folder)) throw new Stop(`${folder} is there already: delete it, or name another folder.`);
    const settings = readSettings();
    const wantedFingerprint = fingerprint(settings.baked);
    await buildIfStale(settings);
    const pagesDir = path.join(settings.dataDir, 'pages', wantedFingerprint.slice(0, 12));
    makeRelease(path.resolve(folder), settings, wantedFingerprint, pagesDir);
  }),
);
