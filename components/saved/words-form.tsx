import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { NAME_LENGTH, NOTE_LENGTH } from '@/lib/contract/saved';

type Props = {
  action: string;
  /** What the form is about: the id of a saved item, or kind and item of one that is not saved yet. */
  hidden: Readonly<Record<string, string>>;
  name?: string | undefined;
  note?: string | undefined;
};

/** Name and note of a saved item. */
export function WordsForm({ action, hidden, name = '', note = '' }: Props) {
  return (
    <PostForm action={action} className="mt-6 grid max-w-measure gap-4">
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Field label={text('saved.item.name')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="name"
            defaultValue={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            className={CONTROL}
          />
        )}
      </Field>
      <Field label={text('saved.item.note')}>
        {(control) => (
          <textarea
            {...control}
            name="note"
            defaultValue={note}
            maxLength={NOTE_LENGTH}
            rows={4}
            className={CONTROL}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {text('saved.item.send')}
      </Button>
    </PostForm>
  );
}
