// node scripts/make-image.mjs FOLDER: everything that the image does (Dockerfile), for which no container engine is
// needed: installs, builds, and makes the folder that the image contains. Rendered pages go to DATA_DIR, since
// the image itself is read-only.
import './steps/dotenv.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureDatabaseDriver } from './steps/database-driver.mjs';
import { build } from './steps/build.mjs';
import { fingerprint, isBuilt } from './steps/fingerprint.mjs';
import { withReleaseLock } from './steps/lock.mjs';
import { makeRelease } from './steps/make-release.mjs';
import { installPackages } from './steps/packages.mjs';
import { readSettings } from './steps/settings.mjs';
import { command, Stop } from './steps/stop.mjs';

await command(() =>
  withReleaseLock(async () => {
    const [folder, ...others] = process.argv.slice(2);
    if (!folder || others.length > 0) throw new Stop('Usage: node scripts/make-image.mjs FOLDER');
    if (existsSync(folder)) throw new Stop(`${folder} is there already: delete it, or name another folder.`);
    await installPackages();
    await ensureDatabaseDriver();
    const settings = readSettings();
    const wanted = fingerprint(settings.baked);
    if (!isBuilt(wanted)) await build(settings);
    const pagesDir = path.join(settings.dataDir, 'pages', wanted.slice(0, 12));
    makeRelease(path.resolve(folder), { ...settings, fingerprint: wanted }, { pagesDir });
  }),
);
