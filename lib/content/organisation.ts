import { z } from 'zod';
import { ownValue } from '@/lib/platform/own-value';
import { readOnce } from './content-source';
import { DESCRIPTION } from './lengths';
import { currentLocale, ENGLISH, inLocale } from './locale';
import { readContent } from './read';
import { wordsOver } from './translated-words';

const words = z.string().min(1);
const httpsUrl = z.url({ protocol: /^https$/, message: 'Must be an https address' });

/** What the operator claims of the product: the figures of `marketing`, and the tagline. */
export const CLAIMS = [
  'tagline',
  'analysisTime',
  'timeSaved',
  'investors',
  'price',
  'otherPrice',
  'platforms',
  'researchTime',
] as const;
export type Claim = (typeof CLAIMS)[number];

/** What a claim rests on, and the day of which it was true. */
const basisSchema = z.strictObject({ basis: words, date: z.iso.date() });

/** What readers of a report must know of those who publish it. */
const CONDUCT = ['responsible', 'registration', 'interests', 'aiUse'] as const;

const siteSchema = z.strictObject({
  product: z.string().min(1).max(40),
  company: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(DESCRIPTION[0]).max(160),
  notice: z.string().min(1),
  teamLabel: z.string().min(1),
  stores: z.strictObject({ android: httpsUrl, ios: httpsUrl }),
  mail: z.strictObject({ support: z.email(), privacy: z.email(), security: z.email() }),
  marketing: z.strictObject({
    analysisTime: z.string(),
    timeSaved: z.string(),
    investors: z.string(),
    price: z.string(),
    otherPrice: z.string(),
    platforms: z.string(),
    researchTime: z.string(),
  }),
  /** `null`, or no entry, where the operator has not stated it: neither has a default. */
  claims: z.partialRecord(z.enum(CLAIMS), basisSchema.nullable()).default({}),
  conduct: z.partialRecord(z.enum(CONDUCT), words.nullable()).default({}),
});

/** Names, links and marketing figures of the site, from content/site.yaml. */
export type SiteDetails = z.infer<typeof siteSchema>;

const personSchema = z.strictObject({
  role: z.string().min(1),
  duty: z.string().min(1),
  name: z.string().optional(),
});
const authorSchema = z.strictObject({
  /** The last part of the address of the author's page. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens'),
  kind: z.enum(['organisation', 'person']),
  name: z.string().min(1).max(80),
  about: z.string().min(DESCRIPTION[0]).max(DESCRIPTION[1]),
});

const teamSchema = z.strictObject({
  authors: z
    .array(authorSchema)
    .min(1)
    .refine(
      (authors) => new Set(authors.flatMap(({ id, name }) => [id, name])).size === 2 * authors.length,
      'Two authors share an id or a name',
    ),
  leaders: z.array(personSchema).min(1),
  team: z.array(personSchema).min(1),
  partners: z
    .array(z.strictObject({ kind: z.string().min(1), note: z.string().min(1), url: httpsUrl }))
    .min(1),
});

/** Authors, roles and partners, from content/team.yaml. */
export type Team = z.infer<typeof teamSchema>;
export type Person = z.infer<typeof personSchema>;
export type Author = z.infer<typeof authorSchema>;

const faqSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      question: z.string().min(1),
      answer: z.string().min(1),
    }),
  )
  .length(10, 'The FAQ has ten questions');

/** Questions with Markdown answers, from content/faq.yaml. */
export type Faq = z.infer<typeof faqSchema>;

/** The rest is for an operator to set, in one place. */
const SITE_WORDS = ['tagline', 'description', 'notice', 'teamLabel', 'marketing'];
const TEAM_WORDS = ['role', 'duty', 'kind', 'note'];

/** @throws ContentError naming file and line */
export const site = readOnce((): SiteDetails =>
  readContent(
    'site.yaml',
    wordsOver('site.yaml', siteSchema, {
      english: () => readContent('site.yaml', z.unknown()),
      isWord: ([field]) => SITE_WORDS.includes(String(field)),
    }),
  ),
);

/** The default sender of the site's mail: `Samvit <support@samvit.example>`. */
export function mailSender(): string {
  const { product, mail } = site();
  return `${product} <${mail.support}>`;
}

/** @throws ContentError naming file and line */
export const team = readOnce((): Team =>
  readContent(
    'team.yaml',
    wordsOver('team.yaml', teamSchema, {
      english: () => readContent('team.yaml', z.unknown()),
      isWord: ([group, , field]) => group !== 'authors' && TEAM_WORDS.includes(String(field)),
    }),
  ),
);

/** An author by id or by name; posts of an upstream say only the name. */
export function author(idOrName: string): Author | undefined {
  return team().authors.find(({ id, name }) => id === idOrName || name === idOrName);
}

/** While one author signs all posts, the page of that author would be the list of all: its address leads there. */
export const hasAuthorPages = (): boolean => team().authors.length > 1;

/** The English questions, whose ids are parts of addresses: a translation has the same. */
function sameQuestions() {
  const english = inLocale(ENGLISH, () => readContent('faq.yaml', faqSchema));
  return faqSchema.superRefine((entries, context) =>
    english.forEach(({ id }, i) => {
      if (entries[i]?.id !== id)
        context.addIssue({ code: 'custom', path: [i, 'id'], message: `The English file has ${id} here` });
    }),
  );
}

/** @throws ContentError naming file and line */
export function faq(): Faq {
  return readContent('faq.yaml', currentLocale() === ENGLISH ? faqSchema : sameQuestions()).map((entry) => ({
    ...entry,
    question: fillNames(entry.question),
    answer: fillNames(entry.answer),
  }));
}

/**
 * Replaces the placeholders of the operator's names and addresses in a text: `{product}`, `{company}`,
 * `{supportEmail}` and so on.
 */
export function fillNames(text: string): string {
  const { product, company, mail } = site();
  return fillWords(text, {
    product,
    company,
    supportEmail: mail.support,
    privacyEmail: mail.privacy,
    securityEmail: mail.security,
  });
}

/** Replaces names in braces by their values; unknown names are not changed. */
export function fillWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(words, name) ?? whole);
}

/** The words of a claim as they stand on pages. */
export function claimWords(claim: Claim): string {
  const { tagline, marketing } = site();
  return claim === 'tagline' ? tagline : marketing[claim];
}

/** What the operator has stated of those who publish the texts, in order, in English. */
export const conductStatements = () =>
  CONDUCT.flatMap((field) => {
    const statement = site().conduct[field];
    return statement ? [{ field, statement }] : [];
  });

/** What the operator has not stated, as `file: path`: pages leave it out, start and doctor name it. */
export function unstated(): string[] {
  const { claims, conduct } = site();
  return [
    ...CLAIMS.filter((claim) => !claims[claim]).map((claim) => `claims.${claim}`),
    ...CONDUCT.filter((field) => !conduct[field]).map((field) => `conduct.${field}`),
  ].map((where) => `content/site.yaml: ${where}`);
}

/** Where the operator has not yet replaced sample text, as `file: path`. */
export function samples(): string[] {
  return Object.entries({ 'content/site.yaml': site(), 'content/team.yaml': team() }).flatMap(
    ([file, value]) => samplePaths(value).map((where) => `${file}: ${where}`),
  );
}

function samplePaths(value: unknown, where = ''): string[] {
  if (typeof value === 'string') return /\bexample\b/.test(value) ? [where] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => samplePaths(inner, where ? `${where}.${key}` : key));
}
