import { createHash } from 'node:crypto';
import type { BuiltResponse } from '@samvit/host';
import { siteOrigin } from '@/lib/platform/env';
import type { PageRule, SiteRule } from './rule';

// What every response says, written once more: the table of the server is what is tested.

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What gets another name when it changes. */
const NAMED_BY_CONTENT = /^\/_next\/static\/|-script\/\w+\.js$/;
/** What other sites may show: frames, charts, feeds, files of figures and of series. */
const FOR_OTHERS = /^\/(?:embed|charts|feeds|data)\/|^\/reports\/[^/]+\/figures\./;

/** Every response has the headers that protect its readers, and none that tells about the server. */
export const protectedResponses: SiteRule = ({ responses, pages }) =>
  [...responses].flatMap(([path, { status, headers }]) => {
    const isFrame = path.startsWith('/embed/');
    const expectedHeaders: Record<string, string> = {
      ...EVERYWHERE,
      'cross-origin-resource-policy': FOR_OTHERS.test(path) ? 'cross-origin' : 'same-origin',
      ...(!isFrame && { 'x-frame-options': 'DENY' }),
      ...(!pages.has(path) && !isDrawing(headers) && { 'content-security-policy': INERT }),
    };
    const caching = headers['cache-control'] ?? '';
    const isKeptAsMeant =
      status >= 400
        ? caching === 'no-store'
        : NAMED_BY_CONTENT.test(path)
          ? caching === IMMUTABLE
          : pages.has(path) && !isFrame
            ? /^public, max-age=0, s-maxage=60, /.test(caching)
            : caching !== '' && caching !== IMMUTABLE;
    const wrong = Object.entries(expectedHeaders).filter(([name, value]) => headers[name] !== value);
    const telling = ['server', 'x-powered-by', 'set-cookie', ...(isFrame ? ['x-frame-options'] : [])].filter(
      (name) => name in headers,
    );
    return [
      ...wrong.map(([name]) => `${path} has ${name}: ${headers[name] ?? 'none'}`),
      ...telling.map((name) => `${path} has ${name}`),
      ...(isKeptAsMeant ? [] : [`${path} has cache-control: ${caching || 'none'}`]),
      ...('strict-transport-security' in headers === siteOrigin().startsWith('https:')
        ? []
        : [`${path} has strict-transport-security: ${headers['strict-transport-security'] ?? 'none'}`]),
    ];
  });

/** A drawing brings its typeface with it. */
const isDrawing = (headers: BuiltResponse['headers']) =>
  /^image\/svg\+xml/.test(headers['content-type'] ?? '');

/** The policy of a page allows its own inline scripts and no other. */
export const ownScriptsOnly: PageRule = ({ text, headers, document }) => {
  const policy = headers['content-security-policy'] ?? '';
  const inline = [...text.matchAll(INLINE)].map(([, code = '']) => code);
  const foreign = inline.filter((code) => !policy.includes(`'sha256-${hashOf(code)}'`));
  const hashes = new Set(inline.map((code) => `'sha256-${hashOf(code)}'`));
  const needed = ["default-src 'none'; ", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"];
  return [
    ...(inline.length === 0 ? ['has no inline script'] : []),
    ...foreign.map((code) => `has a script that its policy does not name: ${code.slice(0, 60)}`),
    ...[...policy.matchAll(/'sha256-[^']+'/g)]
      .filter(([hash]) => !hashes.has(hash))
      .map(([hash]) => `has a policy for ${hash}, which is no script of its own`),
    ...needed.filter((part) => !policy.includes(part)).map((part) => `has a policy without ${part}`),
    ...(/unsafe|data:|\*(?!$|;)|,/.test(policy) ? [`has the policy ${policy}`] : []),
    ...document
      .querySelectorAll('*')
      .flatMap((element) => element.attributes)
      .filter(({ key }) => key === 'style' || /^on[a-z]+$/.test(key))
      .map(({ key, value }) => `has ${key}="${String(value)}", which its policy forbids`),
  ];
};

/** Scripts that are written in a page, but for data. */
const INLINE = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([^]*?)<\/script>/g;

/** Any site may embed a frame, which holds no script. */
export const inertFrame: PageRule = ({ headers, document }) => {
  const policy = headers['content-security-policy'] ?? '';
  const isOpen = policy.includes('frame-ancestors *') && !policy.includes('script-src');
  return isOpen && !document.querySelector('script') ? [] : [`may run scripts or not be embedded: ${policy}`];
};

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
