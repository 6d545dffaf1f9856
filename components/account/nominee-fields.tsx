import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { NOMINEE_FIELDS, NOMINEE_LENGTH, type Nominee } from '@/lib/contract/request';

/** Who may use a person's rights in their place. */
export const NomineeFields = ({ valueOf }: { valueOf: (name: keyof Nominee) => string | undefined }) =>
  NOMINEE_FIELDS.map((name) => (
    <Field key={name} label={text(`requests.nominee.${name}`)}>
      {(control) => (
        <input
          {...control}
          type="text"
          name={name}
          autoComplete="off"
          required
          maxLength={NOMINEE_LENGTH}
          defaultValue={valueOf(name)}
          className={CONTROL}
        />
      )}
    </Field>
  ));
