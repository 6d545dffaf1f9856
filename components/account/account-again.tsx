import { FormAgain } from '@/components/forms/form-again';
import { text } from '@/lib/content/messages';
import { textIn, type FormProblem } from '@/lib/platform/http/form-page';
import { AddressForm } from './address-form';
import { NameForm } from './name-form';

/** The name that could not be stored. */
export const NameAgain = ({ problem }: { problem: FormProblem }) => (
  <FormAgain eyebrow={text('account.eyebrow')} title={text('account.name.title')} problem={problem}>
    <NameForm name={textIn(problem.fields, 'name') ?? null} />
  </FormAgain>
);

/** The new address to which no code could be mailed. */
export const AddressAgain = ({ problem }: { problem: FormProblem }) => (
  <FormAgain eyebrow={text('account.eyebrow')} title={text('account.address.title')} problem={problem}>
    <AddressForm typed={textIn(problem.fields, 'email')} look="primary" />
  </FormAgain>
);
