import { createTransport } from 'nodemailer';
import { SECOND } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { smtpUrl } from '@/lib/platform/mail/smtp-url';
import { ProviderError } from '@/lib/provider/provider-error';
import { upstreamProvider } from '@/lib/provider/upstream';
import type { Circumstances, Result } from './check';

export function mail(): Result {
  const url = env().SMTP_URL;
  return url
    ? ['ok', `sent through ${new URL(url).host}`]
    : ['note', `nothing is sent, because SMTP_URL is not set; every mail is a file in ${outboxDir()}`];
}

export async function mailServer({ limit }: Circumstances): Promise<Result> {
  const url = env().SMTP_URL;
  if (!url) return undefined;
  const { host } = new URL(url);
  const transport = createTransport(smtpUrl(url, limit));
  try {
    await inTime(transport.verify(), limit);
    return ['ok', `${host} takes our mail`];
  } catch (error) {
    return [
      'bad',
      `${host} in SMTP_URL does not take our mail (${kindOf(error)}): see whether its host, port, user ` +
        'and password are right',
    ];
  } finally {
    transport.close();
  }
}

export async function providerState({ limit, starting }: Circumstances): Promise<Result> {
  const {
    PROVIDER_API_URL: url,
    PROVIDER_API_FALLBACK_URLS: fallbacks,
    PROVIDER_READ_SECONDS: seconds,
  } = env();
  if (!url) return ['ok', 'the site itself, because PROVIDER_API_URL is not set'];
  const { host } = new URL(url);
  const begun = performance.now();
  try {
    // Unless a start waits for it, its own deadline ends it.
    await inTime(
      upstreamProvider(url, fallbacks).blogs({ limit: 1 }),
      starting ? limit : (seconds + 1) * SECOND,
    );
    return ['ok', `${host} lists its posts`];
  } catch (error) {
    if (performance.now() - begun >= seconds * SECOND)
      return [
        'bad',
        `${host} in PROVIDER_API_URL does not list its posts within ${seconds} s: if it only needs ` +
          'longer, raise PROVIDER_READ_SECONDS; otherwise run node --import tsx ' +
          `scripts/provider-check.ts ${new URL(url).origin}`,
      ];
    return [
      'bad',
      `${host} in PROVIDER_API_URL does not list its posts (${kindOf(error)}): see whether the address ` +
        `is right, and run node --import tsx scripts/provider-check.ts ${new URL(url).origin}`,
    ];
  }
}

async function inTime<T>(answer: Promise<T>, limit: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${limit / 1000} s`)), limit).unref();
  });
  return Promise.race([answer, late]);
}

/**
 * The kind of failure in few words. The other server's own text is not shown, because it may contain
 * anything.
 */
function kindOf(error: unknown): string {
  if (error instanceof ProviderError) return error.kind;
  const { code, message } = error as NodeJS.ErrnoException;
  // Nodemailer replaces the system's error code by its own, but the system's message remains.
  const [system] = /^(?:connect|getaddrinfo) [A-Z_]+/.exec(message) ?? [];
  return system ?? code ?? message;
}
