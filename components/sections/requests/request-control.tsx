import type { ComponentProps } from 'react';
import { REFUND_REASONS, RIGHTS } from '@/lib/contract/request';
import { text } from '@/lib/content/messages';

// The fields of the two forms of requests.

export type RequestFormName = 'rights' | 'refund';
export type RequestField = 'email' | 'kind' | 'message';

const KINDS = { rights: RIGHTS, refund: REFUND_REASONS };

export const requestLabel = (form: RequestFormName, field: RequestField): string =>
  field === 'email' ? text('requests.fields.email') : text(`requests.${form}.${field}`);

type Attributes = ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;

export function RequestControl({
  form,
  name,
  ...rest
}: Attributes & { form: RequestFormName; name: RequestField }) {
  switch (name) {
    case 'email':
      return <input {...rest} type="email" name={name} autoComplete="email" required maxLength={254} />;
    case 'kind':
      return (
        <select {...rest} name={name} required>
          <option value="">{text('requests.fields.choose')}</option>
          {KINDS[form].map((kind) => (
            <option key={kind} value={kind}>
              {text(`requests.kinds.${kind}`)}
            </option>
          ))}
        </select>
      );
    case 'message':
      return <textarea {...rest} name={name} required={form === 'refund'} />;
  }
}
