import next from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import loadConfig from 'next/dist/server/config';

/** Next, ready to be asked. It has read its settings before, since it says how long that took if it is not told to be silent. */
export async function startNext(port?: number) {
  await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd(), { silent: true });
  const app = next({ dev: false, port });
  await app.prepare();
  return app;
}
