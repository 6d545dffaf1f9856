import { textProblem } from '@/lib/platform/text-problem';
import { z } from './zod';

/** Text that a person typed, as {@link textProblem} allows it; `noText` is the message for anything that is no text. */
export const plainText = (noText: string) =>
  z.string({ message: noText }).superRefine((text, context) => {
    const message = textProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });
