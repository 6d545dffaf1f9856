import type { Env } from '@/lib/platform/env';

/** Of content/site.yaml and content/team.yaml, as lib/content/organisation.ts names it. */
type ToDo = {
  /** Sample text that is still there. */
  samples: string[];
  /** What pages leave out because nobody has stated it. */
  unstated: string[];
};

type BannerSettings = Pick<Env, 'PORT' | 'HOST' | 'SITE_URL' | 'DATA_DIR' | 'SMTP_URL' | 'PROVIDER_API_URL'>;

/**
 * What an operator reads after the start: address of the site, data directory, mail delivery, and which
 * content is still to be written.
 * @param outbox folder for mail when SMTP_URL is not set
 */
export function startupBanner(env: BannerSettings, outbox: string, { samples, unstated }: ToDo): string {
  const host = env.HOST?.includes(':') ? `[${env.HOST}]` : (env.HOST ?? 'localhost');
  const local = `http://${host}:${env.PORT}`;
  const lines = [
    `The site is ready: ${local}${env.SITE_URL ? `, public as ${env.SITE_URL}` : ''}`,
    `Data: ${env.DATA_DIR}`,
    env.SMTP_URL
      ? `Mail: sent through ${new URL(env.SMTP_URL).host}`
      : `Mail: nothing is sent, because SMTP_URL is not set; every mail is a file in ${outbox}`,
    ...(env.PROVIDER_API_URL ? [`Blogs and messages: ${new URL(env.PROVIDER_API_URL).host}`] : []),
  ];
  const listed = (title: string, places: string[]) =>
    places.length > 0 ? [title, ...places.map((place) => `  ${place}`)] : [];
  return [
    ...lines,
    ...listed('Still samples; write your own before you go public:', samples),
    ...listed('Not stated, so pages leave them out:', unstated),
  ].join('\n');
}

/** What an operator reads if the server cannot listen. */
export function portProblem(port: number, error: NodeJS.ErrnoException, host?: string): string {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine: set it to one, or unset it to listen on all.`;
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: stop it, or set PORT to a free one.`;
  if (error.code === 'EACCES')
    return `PORT ${port} needs rights this user does not have: set PORT to 1024 or above.`;
  return `PORT ${port} cannot be listened on: ${error.message}.`;
}
