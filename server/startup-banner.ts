import type { Env } from '@/lib/platform/env';

type BannerSettings = Pick<Env, 'PORT' | 'HOST' | 'SITE_URL' | 'DATA_DIR' | 'SMTP_URL' | 'PROVIDER_API_URL'>;

/**
 * What an operator reads after the start: address of the site, data directory, mail delivery, and which
 * content is still sample text.
 * @param outbox folder for mail when SMTP_URL is not set
 * @param samples as lib/content/organisation.ts names them
 */
export function startupBanner(env: BannerSettings, outbox: string, samples: string[]): string {
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
  if (samples.length > 0)
    lines.push(
      'Still samples; write your own before you go public:',
      ...samples.map((sample) => `  ${sample}`),
    );
  return lines.join('\n');
}
