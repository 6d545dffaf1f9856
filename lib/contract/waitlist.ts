import { z } from './zod';
import { plainText } from './text';

export const USER_TYPES = ['investor', 'advisor', 'broker'] as const;

const INVALID_EMAIL = 'errors.email';

/** A mail address for the contact form and sign-in; 254 characters is the SMTP limit. */
export const emailSchema = z
  .string({ message: INVALID_EMAIL })
  .trim()
  .max(254, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL));

const emptyAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** Call 1 of the specification: the contact form. Unknown fields are ignored. */
export const waitlistSchema = z.object({
  email: emailSchema,
  phone_number: z.preprocess(emptyAsAbsent, plainText('errors.phone-number').optional()),
  user_type: z.preprocess(emptyAsAbsent, z.enum(USER_TYPES, { message: 'errors.user-type' }).optional()),
  message: z.preprocess(emptyAsAbsent, plainText('errors.message').optional()),
});

export type WaitlistSubmission = z.infer<typeof waitlistSchema>;
