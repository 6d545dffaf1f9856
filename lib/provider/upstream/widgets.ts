import { z } from 'zod';
import { text } from '@/lib/content/messages';
import { widgetListSchema, type Widget } from '@/lib/contract/widget';
import { NOT_ONBOARDED } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { lineSchema, type WireResponse } from './wire';

export const WIDGETS_FAILURE = 'errors.widgets';

const answerSchema = z.object({
  status: z.coerce.number().optional().catch(undefined),
  success: z.boolean().optional().catch(undefined),
  message: lineSchema.optional().catch(undefined),
});

/**
 * Whether the response to call 6 or 7 has a known shape: a 401 or missing onboarding needs no particular
 * body.
 */
export function isFeedAnswer(answer: WireResponse): boolean {
  return answer.httpStatus === 401 || isNotOnboarded(fieldsOf(answer));
}

/** Calls 6 and 7. @throws ProviderError `unauthorized`, `refused` or `invalid` */
export function widgetsFrom(answer: WireResponse): Widget[] {
  const fields = fieldsOf(answer);
  // Checked before the 401: a person with missing onboarding is signed in.
  if (isNotOnboarded(fields))
    throw new ProviderError('refused', 'errors.onboarding', { said: NOT_ONBOARDED });
  if (answer.httpStatus === 401 || fields.status === 401)
    throw new ProviderError('unauthorized', WIDGETS_FAILURE);
  if (answer.httpStatus >= 400 || isNo(fields))
    throw new ProviderError('refused', WIDGETS_FAILURE, { said: fields.message });
  const items = widgetListSchema.safeParse(answer.json);
  if (!items.success) throw new ProviderError('invalid', WIDGETS_FAILURE);
  return items.data.map(withTexts);
}

/** A card needs words. */
const withTexts = (widget: Widget): Widget => ({
  ...widget,
  title: widget.title || text('feed.untitled'),
  description: widget.description || text('feed.no-description'),
});

type Fields = z.infer<typeof answerSchema>;

function fieldsOf({ json }: WireResponse): Fields {
  const result = answerSchema.safeParse(json);
  return result.success ? result.data : {};
}

function isNotOnboarded({ message }: Fields): boolean {
  return message?.includes(NOT_ONBOARDED) ?? false;
}

/** A rejection inside a 200: `status` of 400 or more, or `success: false`. */
function isNo({ status = 200, success }: Fields): boolean {
  return status >= 400 || success === false;
}
