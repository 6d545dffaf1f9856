import { z } from './zod';
import { plainText } from './text';
import { emailSchema } from './waitlist';

/** What a person can ask for under data protection law. */
export const RIGHTS = ['access', 'correction', 'deletion', 'objection', 'nomination', 'grievance'] as const;

/** The cases in which a refund is considered: those of the refund policy. */
export const REFUND_REASONS = ['outage', 'feature-failure', 'billing-error', 'new-subscriber'] as const;

const REQUEST_KINDS = [...RIGHTS, ...REFUND_REASONS] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const isRefund = (kind: RequestKind): boolean =>
  (REFUND_REASONS as readonly RequestKind[]).includes(kind);

/** These say by themselves what is asked for. */
const CLEAR_ALONE: readonly RequestKind[] = ['access', 'deletion'];

const NO_TEXT = 'errors.request-text';

export const requestSchema = z
  .object({
    email: emailSchema,
    kind: z.enum(REQUEST_KINDS, { message: 'errors.request-kind' }),
    /** With the bounds of a contact message: those of the whole body. */
    message: plainText(NO_TEXT).default(''),
  })
  .refine(({ kind, message }) => CLEAR_ALONE.includes(kind) || message.trim() !== '', {
    path: ['message'],
    message: NO_TEXT,
  });
export type PersonsRequest = z.infer<typeof requestSchema>;

/** In characters, of each field of a nominee. */
export const NOMINEE_LENGTH = 200;

const short = (missing: string) =>
  plainText(missing).pipe(z.string().trim().min(1, missing).max(NOMINEE_LENGTH, 'errors.too-long-field'));

/** Somebody who may use a person's rights in their place. */
export const nomineeSchema = z.object({
  name: short('errors.nominee-name'),
  contact: short('errors.nominee-contact'),
  relation: short('errors.nominee-relation'),
});
export type Nominee = z.infer<typeof nomineeSchema>;
export const NOMINEE_FIELDS = ['name', 'contact', 'relation'] as const satisfies (keyof Nominee)[];
