import type { Library } from '../series/library';
import { z } from 'zod';

const address = z.url({ protocol: /^https$/ });

/** What a publisher's terms say of a program that fetches, and who has read them. */
export const termsSchema = z.strictObject({
  by: z.string().min(1),
  on: z.iso.date(),
  /** The publisher's own page. */
  at: address,
  /** Where a copy of that page was read, if not the page itself. */
  copy: address.exactOptional(),
  /** The day of that copy. */
  copied: z.iso.date().exactOptional(),
  /** A short name, for the operator: `CC BY 4.0`. */
  licence: z.string().min(1),
  /** The sentence that decides, in the publisher's words. */
  quote: z.string().min(1),
  /** The publisher wants to be told whom it can reach. */
  contact: z.literal(true).exactOptional(),
  fetching: z.enum(['allowed', 'forbidden']),
});
export type Terms = z.infer<typeof termsSchema>;

/** Whom a publisher can ask to stop: the team's address. */
export const contactAddress = (library: Library): string => library.house.contact;

/** Whether the publisher wants an address, and ours is still the one of the sample. */
export const lacksContact = (library: Library, terms: Terms | undefined): boolean =>
  terms?.contact === true && /\bexample\b/.test(contactAddress(library));
