import { freePort } from '../processes/free-port';
import { nginxFolder, shippedConfiguration, startNginx } from '../servers/nginx';
import { needProgram } from '../processes/program';
import { secondSite, type SecondSite } from './second-site';

/** Several instances of one build, with nginx in front. */
export type Instances = {
  sites: SecondSite[];
  /** The address of nginx. */
  origin: string;
  nginxPid: number;
  stop: () => Promise<void>;
};

/**
 * Starts an instance for each entry, all at the same moment.
 * @param settings of each instance
 * @param change changes the copy of the build of each before its start
 */
export async function startInstances(
  settings: readonly Record<string, string>[],
  change?: (build: string) => void,
): Promise<Instances> {
  const ports: number[] = [];
  while (ports.length < settings.length) ports.push(await freePort());
  const started = await Promise.allSettled(
    settings.map((own, i) => secondSite(ports[i] ?? 0, { settings: own, ...(change && { change }) })),
  );
  const sites = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => void (await Promise.all(sites.map((site) => site.stop())));
  for (const one of started)
    if (one.status === 'rejected') {
      await stop();
      throw one.reason;
    }
  const front = await startFront(ports);
  return {
    sites,
    origin: front.origin,
    nginxPid: front.pid,
    stop: async () => {
      await front.stop();
      await stop();
    },
  };
}

/** The configuration of deploy/ with a server for each instance; here clients may set their own address. */
export async function startFront(ports: readonly number[]) {
  const port = await freePort();
  const http = shippedConfiguration(port, ...ports).replace(
    /(?<=X-Forwarded-For +)\$remote_addr/,
    '$http_x_forwarded_for',
  );
  const { pid, stop } = await startNginx(needProgram('nginx'), nginxFolder(http), port);
  return { origin: `http://127.0.0.1:${port}`, pid, stop };
}
