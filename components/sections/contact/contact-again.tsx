import { FormAgain } from '@/components/forms/form-again';
import { DataNotice } from '@/components/layout/data-notice';
import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { textIn, type FormProblem } from '@/lib/platform/http/form-page';
import { ContactControl, Honeypot, type ContactField } from './contact-fields';
import { contactWords } from './contact-words';

/** The contact form that could not be sent, with all that was typed. */
export function ContactAgain({ problem }: { problem: FormProblem }) {
  const words = contactWords();
  const field = (name: ContactField, className = CONTROL) => (
    <Field label={words.fields[name]}>
      {(control) => (
        <ContactControl
          {...control}
          name={name}
          words={words}
          defaultValue={textIn(problem.fields, name)}
          className={className}
        />
      )}
    </Field>
  );
  return (
    <FormAgain eyebrow={text('contact.eyebrow')} title={text('contact.heading')} problem={problem}>
      <PostForm action="/api/waitlist" aria-label={words.title} className="grid gap-5">
        {field('email')}
        <div className="grid gap-5 sm:grid-cols-2">
          {field('phone_number')}
          {field('user_type')}
        </div>
        {field('message', `${CONTROL} min-h-[120px] resize-y`)}
        <Honeypot label={words.fields.website} />
        <DataNotice form="contact" />
        <Button type="submit" className="justify-self-start">
          {words.send}
        </Button>
      </PostForm>
    </FormAgain>
  );
}
