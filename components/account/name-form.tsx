import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { LONGEST_NAME } from '@/lib/contract/person-name';
import { PostForm } from '@/components/layout/post-form';

/** @param name as stored, or as typed where it was refused */
export function NameForm({ name }: { name: string | null }) {
  return (
    <PostForm action="/api/account/name" className="grid gap-4">
      <Field label={text('account.name.field')} hint={text('account.name.hint')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="name"
            autoComplete="name"
            dir="auto"
            maxLength={LONGEST_NAME}
            defaultValue={name ?? ''}
            className={CONTROL}
          />
        )}
      </Field>
      <Button type="submit" look="quiet" className="justify-self-start">
        {text('account.name.send')}
      </Button>
    </PostForm>
  );
}
