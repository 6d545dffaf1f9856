import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { Nominee } from '@/lib/contract/request';
import { dayInIndia } from '@/lib/platform/clock';
import { formatPeriod } from '@/lib/web/period';
import { NomineeFields } from './nominee-fields';

export type StoredNominee = Nominee & { named_at: number };

/** Who may use a person's rights in their place: named, shown, changed and removed in one form. */
export function NomineeForm({ nominee, email }: { nominee: StoredNominee | undefined; email: string }) {
  return (
    <>
      <p>{text('requests.nominee.text')}</p>
      <p className="mt-3 wrap-anywhere">{text('account.code.why', { email })}</p>
      <PostForm action="/api/account/nominee" className="mt-5 grid gap-4">
        <NomineeFields valueOf={(name) => nominee?.[name]} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="quiet">
            {text('requests.nominee.send')}
          </Button>
          {nominee && (
            <Button type="submit" name="remove" value="yes" look="quiet" formNoValidate>
              {text('requests.nominee.remove')}
            </Button>
          )}
        </div>
        {nominee && (
          <p className="text-sm text-muted">
            {text('requests.nominee.stored', { day: formatPeriod(dayInIndia(Number(nominee.named_at))) })}
          </p>
        )}
      </PostForm>
    </>
  );
}
