/* The score of a site by the published rules of Mozilla's HTTP Observatory
   (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100 minus penalties;
   bonuses count only if the score is at least 90 without them. */

/** The response of a site, treated as if it had come over https. */
export type Observed = { headers: Record<string, string | string[] | undefined>; html: string };

/** The points of one test, with the reason. */
export type Finding = { test: string; points: number; because: string };

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const SIX_MONTHS = 15_552_000;
const EXTRA_FROM = 90;

type Policy = Map<string, string[]>;
type Rule = (observed: Observed, policy: Policy) => [points: number, because: string];

/** Each test with its maximum. */
const RULES: Record<string, Rule> = {
  'content policy': (_, policy) => {
    if (policy.size === 0) return [-25, 'there is none'];
    const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const [scripts, objects, styles] = [of('script-src'), of('object-src'), of('style-src')];
    if (has(withoutIgnored(scripts), [...BROAD, ...INLINE]) || has(objects, BROAD))
      return [-20, 'any script may run'];
    const [passive, active] = partition([...policy], ([name]) => name === 'img-src' || name === 'media-src');
    if (active.some(([, sources]) => sources.some(isInsecure)))
      return [-20, 'scripts and styles may come by http'];
    if (has([...scripts, ...styles], ["'unsafe-eval'"])) return [-10, 'text may be run'];
    if (passive.some(([, sources]) => sources.some(isInsecure))) return [-10, 'pictures may come by http'];
    if (has(withoutIgnored(styles), [...BROAD, ...INLINE])) return [0, 'any style may be written'];
    return policy.get('default-src')?.join() === "'none'"
      ? [10, 'nothing but what is named']
      : [5, 'nothing unsafe'];
  },
  cookies: ({ headers }) => {
    const cookies = [headers['set-cookie'] ?? []].flat().map(cookieOf);
    if (cookies.length === 0) return [0, 'there are none'];
    const worst = Math.min(...cookies.map(cookiePoints));
    return [
      worst,
      worst === 5 ? 'secure, hidden from scripts, not sent along from elsewhere' : 'one is not kept well',
    ];
  },
  'sharing across origins': ({ headers }) =>
    headers['access-control-allow-credentials'] === 'true'
      ? [-50, 'with cookies']
      : [0, 'no more than public'],
  referrer: ({ headers }) => {
    const value = lastOf(headers['referrer-policy']);
    if (!value) return [0, 'not said'];
    const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      value,
    );
    return isPrivate ? [5, 'private'] : [-5, 'told to others'];
  },
  // The preload bonus needs an entry in the browsers' own list, for which an owner applies at
  // hstspreload.org.
  https: ({ headers }) => {
    const seconds = Number(
      /(?:^|;)\s*max-age=(\d+)/i.exec(String(headers['strict-transport-security'] ?? ''))?.[1] ?? NaN,
    );
    if (Number.isNaN(seconds)) return [-20, 'not kept to'];
    return seconds < SIX_MONTHS
      ? [-10, 'kept to for less than six months']
      : [0, 'kept to for six months or more'];
  },
  'scripts from elsewhere': ({ html }) => {
    const files = [...html.matchAll(/<script\b([^>]*\ssrc="([^"]*)"[^>]*)>/g)];
    const foreign = files.filter(([, , src = '']) => /^(?:https?:)?\/\//.test(src));
    const bare = foreign.filter(([, attributes = '']) => !attributes.includes('integrity="'));
    if (foreign.some(([, , src = '']) => !src.startsWith('https:')))
      return [bare.length > 0 ? -50 : -20, 'not by https'];
    if (bare.length > 0) return [-5, 'not held to a hash'];
    const isHashed =
      files.length > 0 && files.every(([, attributes = '']) => attributes.includes('integrity="'));
    return isHashed ? [5, 'held to a hash'] : [0, 'none'];
  },
  'content types': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? [0, 'as said'] : [-5, 'guessed'],
  frames: ({ headers }, policy) => {
    const ancestors = policy.get('frame-ancestors');
    if (ancestors && !has(ancestors, BROAD)) return [5, 'by the content policy'];
    return /^(?:deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? ''))
      ? [0, 'by a header']
      : [-20, 'anywhere'];
  },
  'use by other sites': ({ headers }) => {
    const value = headers['cross-origin-resource-policy'];
    if (value === undefined || value === 'cross-origin') return [0, 'anybody'];
    return value === 'same-origin' || value === 'same-site' ? [10, 'nobody'] : [-5, 'not to be read'];
  },
};

/**
 * The result of each test. The redirect from http is not tested: a proxy in front of the site is
 * responsible for it.
 */
export function findings(observed: Observed): Finding[] {
  const policy = policyOf(String(observed.headers['content-security-policy'] ?? ''));
  return Object.entries(RULES).map(([test, rule]) => {
    const [points, because] = rule(observed, policy);
    return { test, points, because };
  });
}

export function score(found: readonly Finding[]): number {
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const points = found.map((finding) => finding.points);
  const base = 100 + sum(points.filter((one) => one < 0));
  return Math.max(0, base >= EXTRA_FROM ? base + sum(points.filter((one) => one > 0)) : base);
}

function policyOf(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );
}

type Cookie = { name: string; flags: Map<string, string> };

function cookieOf(header: string): Cookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim());
  const flags = rest
    .map((flag) => flag.toLowerCase().split('='))
    .map(([name = '', value = '']) => [name, value] as const);
  return { name: pair.split('=')[0]?.toLowerCase() ?? '', flags: new Map(flags) };
}

/** Assumes that the site sends HSTS, as ours does with every response. */
function cookiePoints({ name, flags }: Cookie): number {
  const isSession = /login|sess/.test(name);
  const sameSite = flags.get('samesite');
  if (isSession && !flags.has('httponly')) return -30;
  if (sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite)) return -20;
  if (name.includes('csrf') && !sameSite) return -20;
  if (!flags.has('secure')) return isSession ? -10 : -5;
  return sameSite ? 5 : 0;
}

const has = (sources: readonly string[], unwanted: readonly string[]) =>
  sources.some((one) => unwanted.includes(one));
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

/** Browsers that support hashes and nonces ignore 'unsafe-inline' beside them. */
const withoutIgnored = (sources: readonly string[]) =>
  sources.some((one) => /^'(?:nonce|sha\d+)-/.test(one))
    ? sources.filter((one) => one !== "'unsafe-inline'")
    : sources;

const lastOf = (header: string | string[] | undefined) =>
  [header ?? []].flat().join(',').split(',').at(-1)?.trim();

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
