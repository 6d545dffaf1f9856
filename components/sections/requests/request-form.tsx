import { PostForm } from '@/components/layout/post-form';
import { richText } from '@/components/layout/rich-text';
import { SiteLink } from '@/components/layout/site-link';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { RequestControl, requestLabel, type RequestField, type RequestFormName } from './request-control';

const POLICIES = { rights: routes.privacy, refund: routes.refunds };

/**
 * A form of requests, sent as it is by every browser: the answer is a page that asks for the mailed code.
 * @param email the address of who is signed in, which then is not asked for
 */
export function RequestForm({ form, email }: { form: RequestFormName; email?: string }) {
  const heading = `${form}-request`;
  const field = (name: RequestField, hint?: string) => (
    <Field label={requestLabel(form, name)} hint={hint}>
      {(control) => (
        <RequestControl
          {...control}
          form={form}
          name={name}
          className={name === 'message' ? `${CONTROL} min-h-[120px] resize-y` : CONTROL}
        />
      )}
    </Field>
  );
  return (
    <section aria-labelledby={heading} className="border-t border-ink pt-6">
      <h2 id={heading} className="text-xl">
        {text(`requests.${form}.title`)}
      </h2>
      <p className="mt-3">
        {richText(`requests.${form}.text`, {
          policy: (words) => (
            <SiteLink href={POLICIES[form]} className={LINK}>
              {words}
            </SiteLink>
          ),
        })}
      </p>
      <PostForm action="/api/requests" aria-labelledby={heading} className="mt-6 grid gap-5">
        <input type="hidden" name="form" value={form} />
        {email === undefined ? field('email') : <input type="hidden" name="email" value={email} />}
        {field('kind')}
        {field('message', text('requests.hint'))}
        <Button type="submit" className="justify-self-start">
          {text('requests.send')}
        </Button>
      </PostForm>
    </section>
  );
}
