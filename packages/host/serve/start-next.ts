import next from 'next';
import { readSettingsSilently } from './private-next';

/** Next, ready to be asked. */
export async function startNext(port?: number) {
  await readSettingsSilently();
  const app = next({ dev: false, port });
  await app.prepare();
  return app;
}
