import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { z } from 'zod';
import { listSeriesFiles, readSeriesFile } from '../series/series-file';
import { lacksContact, termsSchema } from './terms';

const fact = z.strictObject({
  /** As the SEC names it: `us-gaap/Revenues`. */
  fact: z.string().regex(/^[a-z-]+\/\w+$/),
  unit: z.string().min(1),
  scale: z.number().positive().default(1),
});

const ofAll = {
  decimals: z.int().min(0).max(6),
  url: z.url({ protocol: /^https$/ }).exactOptional(),
  /** Where `url` is a page: the address of the file that it links to, with `{any}` for a part that changes. */
  link: z
    .string()
    .regex(/^https:\/\/[^/{]+\//, 'must be an https address, and its host no {any}')
    .exactOptional(),
  terms: termsSchema.exactOptional(),
  paused: z.string({ error: 'Write why it is paused, as a sentence' }).min(1).exactOptional(),
};

/** The layouts, each with fields of its own and those that all have. */
const withLayout = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.discriminatedUnion('layout', [
    z.strictObject({
      layout: z.literal('pink-sheet'),
      column: z.string().min(1),
      unit: z.string().min(1),
      ...fields,
    }),
    z.strictObject({ layout: z.literal('fed-xml'), series: z.string().min(1), ...fields }),
    z.strictObject({ layout: z.literal('bls'), series: z.string().min(1), ...fields }),
    z.strictObject({ layout: z.literal('fred'), column: z.string().min(1), ...fields }),
    z.strictObject({ layout: z.literal('bitstamp'), pair: z.string().min(1), ...fields }),
    z.strictObject({ layout: z.literal('coinbase'), ...fields }),
    z.strictObject({ layout: z.literal('amfi'), scheme: z.string().regex(/^\d+$/), ...fields }),
    z.strictObject({
      layout: z.literal('sec'),
      cik: z.int().positive(),
      /** By the column of the series file. */
      facts: z.record(z.string(), fact),
      ...fields,
    }),
    z.strictObject({
      layout: z.enum(['nse', 'columns']),
      date: z.string().min(1),
      value: z.string().min(1),
      ...fields,
    }),
  ]);

const PERCENT = 'must be a percentage, as 1%';

const crossCheckSchema = withLayout({
  ...ofAll,
  /** How far a new value may be from that of this publisher, as a part of the latter. */
  within: z
    .string(PERCENT)
    .regex(/^\d+(?:\.\d+)?%$/, PERCENT)
    .transform((percent) => Number(percent.slice(0, -1)) / 100),
});

const supplySchema = withLayout({ ...ofAll, check: crossCheckSchema.exactOptional() });

/**
 * How the values of a series come in: the layout of its publisher's files, their address, and whether it may
 * be asked.
 */
export type Supply = z.infer<typeof supplySchema>;
/** A second publisher of the same values, with which new ones are compared. */
export type CrossCheck = z.infer<typeof crossCheckSchema>;

const supplies = perLibrary(
  (library) => new Set(library.files.list('supply', '.yaml').map((name) => name.slice(0, -5))),
);

/** The supply of a series; undefined for one that only people bring in. */
export const supplyOf = perLibrary((library, id: string): Supply | undefined =>
  supplies(library).has(id) ? library.files.read(`supply/${id}.yaml`, supplySchema) : undefined,
);

/** @throws ContentError when a file of content/supply names what its series does not have */
export function checkSupplies(library: Library): void {
  for (const id of supplies(library)) {
    const file = `supply/${id}.yaml`;
    if (!listSeriesFiles(library).includes(id))
      throw library.files.errorAt(file, 1, `No series is called "${id}"`);
    const supply = supplyOf(library, id);
    if (supply) checkColumns(library, id, supply, []);
    if (supply?.check) checkColumns(library, id, supply.check, ['check']);
  }
}

function checkColumns(library: Library, id: string, supply: Supply | CrossCheck, place: string[]): void {
  const file = `supply/${id}.yaml`;
  const { columns } = readSeriesFile(library, id);
  if (supply.layout !== 'sec') {
    if (columns)
      throw library.files.errorAt(
        file,
        library.files.lineIn(file, [...place, 'layout']),
        `${id} has several columns, and this layout gives one value`,
      );
    return;
  }
  const unknown = Object.keys(supply.facts).find(
    (name) => !columns?.some((column) => column.kind === 'value' && column.name === name),
  );
  if (unknown !== undefined)
    throw library.files.errorAt(
      file,
      library.files.lineIn(file, [...place, 'facts', unknown]),
      `${id} has no column "${unknown}"`,
    );
}

/** Somebody has read that the terms allow a program to fetch, and nobody has paused it. */
const isAllowed = ({ url, paused, terms }: Supply | CrossCheck): boolean =>
  url !== undefined && paused === undefined && terms?.fetching === 'allowed';

/** Whether a program may ask this address. */
export const isOpenToFetching = (library: Library, supply: Supply | CrossCheck): boolean =>
  isAllowed(supply) && !lacksContact(library, supply.terms);

const seriesWith = (library: Library, is: (supply: Supply) => boolean): string[] =>
  listSeriesFiles(library).filter((id) => {
    const supply = supplyOf(library, id);
    return supply !== undefined && is(supply);
  });

/** The series whose publishers a program may ask. */
export const mayBeFetched = (library: Library): string[] =>
  seriesWith(library, (supply) => isOpenToFetching(library, supply));

/** The series that could be fetched, too, if their publishers were told whom they can reach. */
export const lackingContact = (library: Library): string[] =>
  seriesWith(library, (supply) => isAllowed(supply) && lacksContact(library, supply.terms));

/**
 * The series that may be fetched by their licences, in words:
 * `gold-usd-oz, silver-usd-oz (CC BY 4.0); us-10y (public domain)`.
 */
export function fetchedWords(library: Library): string {
  const byLicence = new Map<string, string[]>();
  for (const id of mayBeFetched(library)) {
    const licence = supplyOf(library, id)?.terms?.licence ?? '';
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), id]);
  }
  return [...byLicence].map(([licence, ids]) => `${ids.join(', ')} (${licence})`).join('; ');
}

/** Why a series is not fetched, as a sentence; null if it may be. */
export function fetchProblem(library: Library, id: string): string | null {
  const supply = supplyOf(library, id);
  const file = `content/supply/${id}.yaml`;
  if (!supply) return `There is no ${file}: bring its values in with npm run series -- import FILE ${id}.`;
  if (supply.url === undefined)
    return (
      `${file} has no url: download the file from ` +
      `${readSeriesFile(library, id).sources[0]?.url ?? 'its publisher'} and import it.`
    );
  if (supply.paused !== undefined) return `The series is paused: ${supply.paused}`;
  if (!supply.terms)
    return (
      `Nobody has read the terms of the publisher: read them and write terms in ${file}, or import the ` +
      'file by hand.'
    );
  if (supply.terms.fetching === 'forbidden')
    return (
      `The terms of the publisher forbid fetching, as ${supply.terms.by} read on ${supply.terms.on}: ` +
      'import the file by hand.'
    );
  if (lacksContact(library, supply.terms))
    return `The publisher wants to be told whom it can reach: set TEAM_MAIL, or the address of content/site.yaml.`;
  return null;
}
