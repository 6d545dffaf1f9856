import { createHash } from 'node:crypto';
import type { WaitlistSubmission } from '@/lib/contract/waitlist';

/** A hash of a submission: every field counts; the case of the address and surrounding spaces do not. */
export function contentHash({ email, phone_number, user_type, message }: WaitlistSubmission): string {
  const fields = [email.toLowerCase(), phone_number?.trim(), user_type, message?.trim()];
  return sha256(JSON.stringify(fields.map((field) => field ?? '')));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
