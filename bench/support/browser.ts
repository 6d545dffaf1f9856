import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { ensureChromium } from '../../scripts/steps/chromium';
import { during } from '@/testing/processes/child';
import { serveForBrowser, type Server } from './site';

/** These flags let Chromium run in containers and prevent its background requests. */
const ARGS = ['--disable-gpu', '--disable-quic', '--disable-sync'];

/** Runs `work` with the site and a browser. */
export async function withBrowser<Result>(
  work: (browser: Browser, site: Server) => Promise<Result>,
  { args = [], ...options }: LaunchOptions = {},
): Promise<Result> {
  const executablePath = await ensureChromium({ isWhole: true });
  return during(await serveForBrowser(), async (site) => {
    const browser = await chromium.launch({ executablePath, args: [...ARGS, ...args], ...options });
    return during({ stop: () => browser.close() }, () => work(browser, site));
  });
}
