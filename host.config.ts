import { INLINE_SCRIPTS } from '@/components/layout/inline-scripts';
import { PAGE_SCRIPT_PATH, PAGE_SCRIPT_URL } from '@/components/page-script/address';
import { text } from '@/lib/content/messages';
import { samples, unstated } from '@/lib/content/organisation';
import { redirects } from '@/lib/content/redirects';
import { OWN_DATA_LIMIT } from '@/lib/platform/http/body';
import { NO_SUCH_FRAME, routes } from '@/lib/web/routes';
import type { Site } from '@samvit/host';
import { headers, monitoring } from './host.plain.mjs';

const ASK = `/[lang]${routes.analysisAsk}`;
const OWN_DATA = `/[lang]${routes.analysisOwnAnswer}`;
/**
 * The answers of an analysis, as pages and files; not what is below a reader's own data, or of an own series.
 */
const ANSWERS = /^(?:\/[a-z]{2})?\/analysis\/(?!own\/)[^/]+\/(?!(?:[^/]*~)?own\.)./;
/** Their pages depend on the reader, so they are in no memory. */
const OF_OWN_SERIES = /^(?:\/[a-z]{2})?\/analysis\/[^/]+\/(?:[^/]*~)?own\./;

/** The pages of series: files beside them have an ending. */
const SERIES = /^\/data\/[^.]+$/;

/** What this site is to its host; packages/host/site.ts says what each entry does. */
export const site: Site = {
  name: 'samvit',
  queues: [
    { queue: 'codes', writes: true, paths: ['/api/otp', '/api/requests', '/api/v1/auth/otp/send'] },
    // Data that needs no database.
    { queue: 'reads', paths: [/^\/api\/v1\/(?:blogs|openapi\.json)(?:\/|$)/] },
    // Charts of insights need a session, and a feed shows a dozen at once.
    { queue: 'visitorReads', paths: ['/api/', '/charts/insight/'] },
    { queue: 'visitorPages', paths: ['/[lang]/web', '/[lang]/web/'] },
  ],
  workedOut: {
    answers: [ANSWERS, SERIES, '/charts/analysis/', '/charts/series/'],
    files: ['/charts/', /\.(?:json|csv)$/],
    unkept: [ASK, OF_OWN_SERIES],
  },
  uploads: { paths: [OWN_DATA], largest: OWN_DATA_LIMIT },
  handlers: ['/api/', ASK, OWN_DATA],
  api: { below: '/api/', published: '/api/v1/' },
  signIn: {
    page: routes.web,
    paths: [`/[lang]${routes.web}`],
    // The session, and the steps of signing in.
    cookies: ['next-auth', 'sign-in', 'known-browser'],
  },
  // Ids of insights name series and dates.
  hidden: [/^\/web\/insights\/[a-z0-9-]+$/],
  errors: {
    unavailable: '/unavailable',
    tooMany: '/analysis/busy',
    missing: [
      // A page of a list that has become shorter, not a post.
      { paths: ['/blogs/page/', '/blogs/tag/', '/blogs/author/'], page: '/_not-found' },
      { paths: ['/blogs/'], page: '/blogs/-' },
      { paths: ['/v/'], page: '/v/-' },
      { paths: ['/[lang]/analysis', '/[lang]/analysis/'], page: '/analysis/-' },
      { paths: ['/web/insights/'], page: '/no-such-insight' },
      // A frame on another site: the site's normal 404 page may not be framed there.
      { paths: ['/embed/'], page: routes.embed(NO_SUCH_FRAME) },
    ],
  },
  messages: {
    noAddress: () => text('errors.no-address'),
    busy: () => text('errors.busy'),
    tooMany: (seconds) => text('errors.too-many', { unit: 'seconds', count: seconds }),
  },
  headers,
  inlineScripts: INLINE_SCRIPTS.map(({ code }) => code),
  // An upstream's posts are made at their first request, not by the build.
  markdown: { below: '/markdown/', onDemand: ['/blogs/*'] },
  redirects,
  // The script of today works with the pages of earlier releases too.
  replaced: [{ below: PAGE_SCRIPT_PATH, by: PAGE_SCRIPT_URL }],
  revalidated: { reports: ['/[lang]/reports/*'] },
  unlogged: [
    // Whoever types an address by hand may put into it what they want to know, in the letters of a phone. Of a
    // token a part may have been cut off.
    { paths: [/^\/+(?:[a-z]{2}\/+)?analysis\b/i], as: '/analysis/' },
    { paths: [/^\/+(?:[a-z]{2}\/+)?shared\b/i], as: '/shared/' },
    { paths: [/^\/+(?:[a-z]{2}\/+)?address-change\b/i], as: '/address-change/' },
    { paths: [/^\/+(?:[a-z]{2}\/+)?blogs\/+preview\b/i], as: '/blogs/preview/' },
  ],
  monitoring: {
    ...monitoring,
    metrics: '/api/metrics',
    // The site shows the last good pages, and delivers messages later.
    survivable: ['upstream'],
  },
  instrumented: '/favicon.ico',
  toState: () => samples().length + unstated().length,
};
