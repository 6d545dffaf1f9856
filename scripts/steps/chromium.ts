import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import { Stop } from '@/lib/platform/commands/stop.mjs';

/**
 * Chromium without windows, which needs a third less time for the same tests; Debian and those after it have
 * it as a package.
 */
const WITHOUT_WINDOWS = 'chromium-headless-shell';

const SYSTEM_PATHS = [
  `/usr/bin/${WITHOUT_WINDOWS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** `isWhole`: one with windows, as visitors have; the other has no back and forward cache. */
type Options = { isWhole?: boolean };

/**
 * Finds a Chromium that runs on this machine: the one of CHROMIUM_PATH, Playwright's own, or the system's.
 * @returns its path
 * @throws Stop when the file of CHROMIUM_PATH does not run
 */
export function findChromium({ isWhole = false }: Options = {}): string | undefined {
  const browserPath = process.env.CHROMIUM_PATH;
  if (browserPath && !existsSync(browserPath))
    throw new Stop(`CHROMIUM_PATH names ${browserPath}, and there is no such file.`);
  if (browserPath) return browserPath;
  return [chromium.executablePath(), ...SYSTEM_PATHS]
    .filter((path) => !isWhole || !path.endsWith(WITHOUT_WINDOWS))
    .find((path) => existsSync(path) && runs(path));
}

/**
 * As {@link findChromium}, and installs one if there is none: the distribution's package, else Playwright's
 * own.
 * @returns its path
 */
export async function ensureChromium(options: Options = {}): Promise<string> {
  const present = findChromium(options);
  if (present) return present;
  console.log('Installing Chromium, once.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const noQuestions = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], noQuestions);
    const install = (name: string) => run('apt-get', ['install', '-y', name], noQuestions);
    if (options.isWhole || (await install(WITHOUT_WINDOWS)) !== 0) await install('chromium');
  } else {
    await run(bin('playwright'), ['install', 'chromium']);
  }
  const installed = findChromium(options);
  if (installed) return installed;
  throw new Stop(
    'There is no Chromium here and none could be installed: install one and set CHROMIUM_PATH to its program.',
  );
}

/** A browser without its libraries, or a wrapper script without its browser, exists but does not run. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
