import type { Env } from '@/lib/platform/env';

type BannerSettings = Pick<Env, 'PORT' | 'HOST' | 'SITE_URL' | 'DATA_DIR' | 'SMTP_URL' | 'PROVIDER_API_URL'>;

/**
 * What an operator reads after the start: address of the site, data directory, mail delivery, and how much is
 * still to be set.
 * @param outbox folder for mail when SMTP_URL is not set
 * @param toSet how many things npm run doctor lists that are to be set before the site is public
 */
export function startupBanner(env: BannerSettings, outbox: string, toSet: number): string {
  const host = env.HOST?.includes(':') ? `[${env.HOST}]` : (env.HOST ?? 'localhost');
  const local = `http://${host}:${env.PORT}`;
  return [
    `The site is ready: ${local}${env.SITE_URL ? `, public as ${env.SITE_URL}` : ''}`,
    `Data: ${env.DATA_DIR}`,
    env.SMTP_URL
      ? `Mail: sent through ${new URL(env.SMTP_URL).host}`
      : `Mail: nothing is sent, because SMTP_URL is not set; every mail is a file in ${outbox}`,
    ...(env.PROVIDER_API_URL ? [`Blogs and messages: ${new URL(env.PROVIDER_API_URL).host}`] : []),
    ...(toSet > 0
      ? [`${toSet} ${toSet === 1 ? 'thing' : 'things'} to set before you go public: npm run doctor`]
      : []),
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
