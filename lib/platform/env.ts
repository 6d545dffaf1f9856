import path from 'node:path';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, message: 'must be an http or https address', abort: true })
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
    message: 'must be an origin alone, as https://samvit.example: no path, query or password',
  })
  .transform((url) => new URL(url).origin);
const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());

const providerUrl = z
  .url({ protocol: /^https?$/, message: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

/**
 * What the Sentry SDK accepts as a DSN (`dsnFromString` and `validateDsn` in @sentry/core). For any other
 * it disables itself with one log line, and the missing reports would not be noticed.
 */
const DSN = /^https?:\/\/\w+(?::\w*)?@(?:\[[:.%\w]+\]|[\w.-]+)(?::\d+)?\/(?:.*\/)?\d[^/]*$/;
const dsn = z
  .url({ message: 'must be the DSN that Sentry shows, as https://key@host/1', abort: true })
  .regex(DSN, 'must be the DSN that Sentry shows, as https://key@host/1');

/** A mail address, alone or after a name. */
const SENDER = /^\s*(?:[^\s@<>]+@[^\s@<>]+|.*<[^\s@<>]+@[^\s@<>]+>)\s*$/;

/** In characters. */
export const SHORTEST_SECRET = 32;
const secret = z.string().min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`);

const fields = z.object({
  NODE_ENV: z.preprocess(
    blankAsUnset,
    z
      .enum(['development', 'production', 'test'], { message: 'must be development, production or test' })
      .default('production'),
  ),
  PORT: z.preprocess(
    blankAsUnset,
    z.coerce
      .number({ message: 'must be a port number' })
      .int('must be a whole number')
      .min(1, 'must be between 1 and 65535')
      .max(65535, 'must be between 1 and 65535')
      .default(3000),
  ),
  HOST: optional(
    z.union([z.ipv4(), z.ipv6(), z.hostname()], {
      message: 'must be an address of this machine, as 127.0.0.1, without http:// and port',
    }),
  ),
  SITE_URL: optional(origin),
  HSTS_SUBDOMAINS: z.preprocess(
    blankAsUnset,
    z
      .enum(['true', 'false'], { message: 'must be true or false' })
      .default('false')
      .transform((word) => word === 'true'),
  ),
  ASKING: z.preprocess(
    blankAsUnset,
    z
      .enum(['true', 'false'], { message: 'must be true or false' })
      .default('true')
      .transform((word) => word === 'true'),
  ),
  TRAFFIC_RECORDS_DAYS: optional(
    z.coerce
      .number({ message: 'must be a number of days' })
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .max(3650, 'must be 3650 or fewer'),
  ),
  DATA_DIR: z.preprocess(
    blankAsUnset,
    z
      .string()
      .default('.data')
      .transform((dir) => path.resolve(dir)),
  ),
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(?:ql)?$/,
      message: 'must look like postgresql://user:password@host/database',
      abort: true,
    }),
  ),
  PROVIDER_API_URL: optional(providerUrl),
  PROVIDER_API_FALLBACK_URLS: optional(
    z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(z.array(providerUrl)),
  ),
  PROVIDER_READ_SECONDS: z.preprocess(
    blankAsUnset,
    z.coerce
      .number({ message: 'must be a number of seconds' })
      .min(1, 'must be 1 or more')
      .max(10, 'must be 10 or fewer')
      .default(3),
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, message: 'must look like smtp://user:password@host:587' }),
  ),
  MAIL_FROM: optional(z.string().regex(SENDER, 'must be a mail address, alone or as Name <address>')),
  TEAM_MAIL: optional(z.email({ message: 'must be a mail address' })),
  NEXTAUTH_SECRET: optional(secret),
  NEXTAUTH_SECRET_PREVIOUS: optional(secret),
  SENTRY_DSN: optional(dsn),
  NEXT_PUBLIC_SENTRY_DSN: optional(dsn),
  REVALIDATE_SECRET: optional(secret),
  METRICS_TOKEN: optional(secret),
  SERIES_FETCH: z.preprocess(
    blankAsUnset,
    z.enum(['off', 'daily'], { message: 'must be off or daily' }).default('off'),
  ),
  TRUSTED_PROXY_HOPS: z.preprocess(
    blankAsUnset,
    z.coerce
      .number({ message: 'must be a number' })
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(10, 'must be 10 or fewer')
      .default(0),
  ),
});

/** Required with several instances: instances on one database must read each other's cookies and hashes. */
const schema = fields.refine(({ DATABASE_URL, NEXTAUTH_SECRET }) => !DATABASE_URL || NEXTAUTH_SECRET, {
  path: ['NEXTAUTH_SECRET'],
  message: 'must be set, to the same value for every instance, because DATABASE_URL is set',
});

/** The settings of the site. `docs/settings.md` and `.env.example` say what each is for. */
export type Env = z.infer<typeof schema>;

export const SETTING_NAMES: readonly string[] = Object.keys(fields.shape);

/** Wrong settings; the message has one sentence for each, with its name. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** By its name, because Next's bundles and the server in front each have a class of this name. */
export const isSettingError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'SettingError';

/**
 * Reads the settings from variables.
 * @throws SettingError naming every wrong one
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(
    ({ path: [name], message }) => `The setting ${String(name)} ${message}.`,
  );
  // A list gets an issue for each of its entries with the same text; it is reported once.
  throw new SettingError([...new Set(sentences)].join('\n'));
}

/**
 * The step of a build that this process works for, if any: Next makes the pages, then the responses are written.
 * scripts/steps/build.ts sets it.
 */
export const buildStep = z.enum(['pages', 'responses']).optional().parse(process.env.BUILD_STEP);

/** The folder of what the build has read of `content/`; the start sets it for the server alone. */
export const builtContent = process.env.BUILT_CONTENT;

/** The variables of this process for a command that it starts; what the build has read is for the server alone. */
export function commandVariables(): NodeJS.ProcessEnv {
  const variables = { ...process.env };
  delete variables.BUILT_CONTENT;
  return variables;
}

let settings: Env | undefined;

export function env(): Env {
  settings ??= parseEnv(process.env);
  return settings;
}

/** The public origin of the site, without a slash at the end. */
export function siteOrigin({ SITE_URL, PORT }: Env = env()): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}

/** Whether the site is for others than the people of this machine: its origin is https, and its host has a name. */
export function siteIsPublic({ SITE_URL }: Env = env()): boolean {
  if (SITE_URL === undefined) return false;
  const { protocol, hostname } = new URL(SITE_URL);
  return (
    protocol === 'https:' &&
    hostname.includes('.') &&
    !/^[\d.]+$|\.(?:localhost|local|test|example)$/.test(hostname)
  );
}

/**
 * Whether people have their accounts here: with another provider they have them there, and nothing is stored
 * in them.
 */
export const accountsAreHere = (): boolean => !env().PROVIDER_API_URL;

/**
 * For texts with `{own, select, yes {…} other {…}}`: whether insights, posts and what people save of them are
 * ours; with another provider they are its own.
 */
export const ownWord = (): 'yes' | 'no' => (accountsAreHere() ? 'yes' : 'no');

/** Whether readers may ask for analyses of their own; if not, nothing leads to `/analysis` and nothing is there. */
export const askingIsOn = (): boolean => env().ASKING;

/**
 * Sets the variables that next-auth reads itself, the site's address and secret, and the previous secret for
 * middleware.ts, which runs without files.
 */
export function exposeToNextAuth(secret: string, previous: string | undefined): void {
  process.env.NEXTAUTH_URL ||= siteOrigin();
  process.env.NEXTAUTH_SECRET ||= secret;
  if (previous) process.env.NEXTAUTH_SECRET_PREVIOUS ||= previous;
}
