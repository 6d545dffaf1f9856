import { z } from './zod';
import { emailSchema } from './waitlist';

export const OTP_LENGTH = 6;

/** Seconds between two codes to one address. */
export const RESEND_SECONDS = 60;

/** What somebody who is signed in confirms with a code that is mailed to the present address. */
export const ACCOUNT_PURPOSES = ['copy', 'address', 'deletion', 'sessions', 'nominee'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/**
 * The one thing that a code is good for. `request`: a request of somebody who is not signed in; `new-address`: that
 * another address belongs to the person whose account moves to it.
 */
export type CodePurpose = 'sign-in' | 'request' | 'new-address' | AccountPurpose;

/**
 * Call 4: the address, under either of the specification's names, and whether the code is bound to the
 * client.
 */
export const otpSendSchema = z
  .object({
    email: z.unknown().optional(),
    identifier: z.unknown().optional(),
    bind: z.unknown().optional(),
  })
  .transform(({ email, identifier, bind }) => ({
    email: email ?? identifier,
    bind: bind === true || bind === 'true',
  }))
  .pipe(z.object({ email: emailSchema, bind: z.boolean() }));

/**
 * A code as typed or pasted, without spaces and hyphens; digits here, letters too from an upstream. An
 * incomplete code is rejected here, before it uses up an attempt.
 */
export const otpCodeSchema = z
  .string({ message: 'errors.code-missing' })
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'errors.code-missing')
      .length(OTP_LENGTH, 'errors.code-length')
      .regex(/^[A-Za-z0-9]*$/, 'errors.code-characters'),
  );

/** Call 5: the address and the code, each under either of its names. */
export const otpVerifySchema = z
  .object({
    email: z.unknown().optional(),
    identifier: z.unknown().optional(),
    otp: z.unknown().optional(),
    code: z.unknown().optional(),
    challenge: z.string().max(100).optional().catch(undefined),
  })
  .transform(({ email, identifier, otp, code, challenge }) => ({
    email: email ?? identifier,
    code: otp ?? code,
    ...(challenge && { challenge }),
  }))
  .pipe(z.object({ email: emailSchema, code: otpCodeSchema, challenge: z.string().optional() }));
