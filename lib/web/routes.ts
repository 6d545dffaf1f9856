export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
/** The feed of a tag by the last part of its address: `gold.rss` is the tag and the format. */
export function feedNamed(name: string): { slug: string; format: FeedFormat } | null {
  const [, slug = '', ending] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  const format = FEED_FORMATS.find((one) => one === ending);
  return format ? { slug, format } : null;
}

export type FeedOf = 'posts' | 'reports' | 'corrections' | `tag/${string}`;

/** A page of a list; the first has the address of the list. */
const withPage = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** The forms that come back in a page that needs neither storage nor a session. */
export type FormAgainName = 'contact' | 'request' | 'nominee' | 'name' | 'address' | 'saved';

/** How the names of the files of a chart's values end, and of those of its ranges: `.json`, or `.hi.json` in Hindi. */
export const chartDataEndings = (locale?: string): [values: string, ranges: string] => {
  const start = locale === undefined ? '' : `.${locale}`;
  return [`${start}.json`, `${start}.ranges.json`];
};

/** All paths that the site links to, defined once. */
export const routes = {
  home: '/',
  vision: '/#vision',
  features: '/#features',
  howItWorks: '/#how-it-works',
  getStarted: '/#get-started',
  contact: '/#contact',
  contactForm: '/contact',
  contactSent: '/contact/sent',
  about: '/about-us',
  faqs: '/faqs',
  posts: '/blogs',
  search: '/search',
  /** What the search in the page searches. */
  searchFile: '/search.json',
  reports: '/reports',
  glossary: '/glossary',
  data: '/data',
  dataPackage: '/data/datapackage.json',
  methodology: '/methodology',
  analysis: '/analysis',
  /** What the field for a question suggests. */
  suggestions: '/suggestions.json',
  /** Where the forms of analyses lead: to the address of the answer, or to what there is instead. */
  analysisAsk: '/analysis/ask',
  /** What became of a question that has no page: the response of that handler, without a public address. */
  analysisReading: '/analysis/reading',
  /** Where a reader brings own data. */
  analysisOwn: '/analysis/own',
  /** Takes them. */
  analysisOwnAnswer: '/analysis/own/answer',
  /** What they lead to: the response of that handler, without a public address. */
  analysisOwnResult: '/analysis/own/result',
  corrections: '/corrections',
  figuresSchema: '/schemas/figures.json',
  /** The program that works out a figure from its file. */
  checkProgram: '/schemas/check.py',
  terms: '/terms-and-conditions',
  privacy: '/privacy-and-policies',
  refunds: '/returns-and-refunds',
  /** A version of a legal text, by the slug of the text. */
  legalVersion: (slug: string, version: string) => `/${slug}/v/${version}`,
  legalChanges: (slug: string, version: string) => `/${slug}/v/${version}#changes`,
  disclaimers: '/disclaimers',
  /** A form as the response to itself. These pages have no public address: their handlers name them. */
  formAgain: (form: FormAgainName) => `/form-again/${form}`,
  /** Both forms of requests, about rights and about refunds. */
  requests: '/requests',
  web: '/web',
  account: '/web/account',
  /** The own series of the account. */
  ownSeries: '/web/own',
  ownRequests: '/web/requests',
  saved: '/web/saved',
  savedItem: (id: string) => `/web/saved/${id}`,
  /** Where a person who had to sign in first confirms what is to be saved. */
  savedNew: '/web/saved/new',
  /** The links of a person that show an insight without an account. */
  sharedLinks: '/web/shared',
  /** Where such a link leads. */
  sharedInsight: (token: string) => `/shared/${token}`,
  preferences: '/web/preferences',
  /** A copy of what is stored about a person, after a code. */
  accountData: '/web/account/data',
  accountAddress: '/web/account/address',
  accountDelete: '/web/account/delete',
  accountSessions: '/web/account/sessions',
  /** Where the mail to an earlier address leads: it takes the account back there. */
  addressChange: (token: string) => `/address-change/${token}`,
  accountReceipts: '/api/account/receipts',
  accountCopy: (kind: 'json' | 'csv') => `/api/account/copy/data.${kind}`,
  post: (slug: string) => `/blogs/${slug}`,
  postEvidence: (slug: string) => `/blogs/${slug}/evidence`,
  postPage: (page: number) => withPage('/blogs', page),
  postTag: (slug: string, page = 1) => withPage(`/blogs/tag/${slug}`, page),
  postAuthor: (id: string, page = 1) => withPage(`/blogs/author/${id}`, page),
  postPreview: (token: string) => `/blogs/preview/${token}`,
  postPreviewEvidence: (token: string) => `/blogs/preview/${token}/evidence`,
  report: (slug: string) => `/reports/${slug}`,
  reportVersion: (slug: string, version: number) => `/reports/${slug}/v/${version}`,
  reportEvidence: (slug: string) => `/reports/${slug}/evidence`,
  reportWindow: (slug: string) => `/reports/${slug}/window`,
  versionEvidence: (slug: string, version: number) => `/reports/${slug}/v/${version}/evidence`,
  /** `/data/nvidia-years/revenue.csv`, by the name of the series. */
  dataFile: (name: string, kind: 'csv' | 'json') => `/data/${name}.${kind}`,
  /** The page of a series: `/data/gold-usd-oz`. */
  dataSeries: (name: string) => `/data/${name}`,
  /** The kinds of data within the list of all: `/data#equity`. */
  dataClass: (id: string) => `/data#${id}`,
  seriesChart: (name: string, kind: 'svg' | 'png') => `/charts/series/${name}.${kind}`,
  glossaryTerm: (id: string) => `/glossary#${id}`,
  /** Of the address of an analysis, as packages/research/answers/address.ts writes it. */
  analysisAnswer: (path: string) => `/analysis/${path}`,
  analysisFile: (path: string, kind: 'json' | 'csv') => `/analysis/${path}.${kind}`,
  analysisChart: (path: string) => `/charts/analysis/${path}.svg`,
  /** Of link previews: the chart of an answer with its sentence, in English for every language. */
  analysisPicture: (path: string) => `/charts/analysis/${path}.png`,
  verify: (code: string) => `/v/${code}`,
  embed: (slug: string) => `/embed/${slug}`,
  embedChart: (slug: string) => `/embed/${slug}/chart`,
  insight: (id: string) => `/web/insights/${id}`,
  postChart: (slug: string, name: string, kind: 'svg' | 'png' = 'svg') =>
    `/charts/blog/${slug}/${name}.${kind}`,
  /** The values of a chart, for a script, by the address of its drawing. */
  chartData: (drawing: string, locale?: string) => drawing.replace(/\.svg$/, chartDataEndings(locale)[0]),
  postShareImage: (slug: string) => `/charts/blog/${slug}/post.png`,
  sitemap: (name: string) => `/sitemaps/${name}.xml`,
  /**
   * `/charts/page/faqs.png`: the sharing card of a page without a picture of its own, in English for every
   * language.
   */
  pageShareImage: (path: string) =>
    `/charts/page/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`,
  markdown: (path: string) => `${path}.md`,
  feed: (of: FeedOf, format: FeedFormat) => `/feeds/${of}.${format}`,
  reportFigures: (slug: string, kind: 'csv' | 'json' | 'metadata.json') => `/reports/${slug}/figures.${kind}`,
  postFigures: (slug: string) => `/blogs/${slug}/figures.json`,
  reportChart: (slug: string, chart: string, kind: 'svg' | 'png') =>
    `/charts/report/${slug}/${chart}.${kind}`,
  /** In English, for its translations too. */
  reportShareImage: (slug: string) => `/charts/report/${slug}/report.png`,
} as const;

/** Where each of these forms is. */
export const PAGES_OF_FORMS: Readonly<Record<FormAgainName, string>> = {
  contact: routes.contactForm,
  request: routes.requests,
  nominee: routes.account,
  name: routes.account,
  address: routes.accountAddress,
  saved: routes.saved,
};

/** The form that comes back in a page, by the name in its address. */
export const formNamed = (name: string): FormAgainName | undefined =>
  Object.hasOwn(PAGES_OF_FORMS, name) ? (name as FormAgainName) : undefined;

/** Replaces the report's slug in a frame's address, for the page that says the report does not exist. */
export const NO_SUCH_FRAME = '-';
