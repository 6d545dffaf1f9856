import { FormAgain } from '@/components/forms/form-again';
import { text } from '@/lib/content/messages';
import type { FormProblem } from '@/lib/platform/http/form-page';
import { AddressForm } from './address-form';
import { NameForm } from './name-form';

const typed = ({ fields }: FormProblem, name: 'name' | 'email'): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** The name that could not be stored. */
export const NameAgain = ({ problem }: { problem: FormProblem }) => (
  <FormAgain eyebrow={text('account.eyebrow')} title={text('account.name.title')} problem={problem}>
    <NameForm name={typed(problem, 'name')} />
  </FormAgain>
);

/** The new address to which no code could be mailed. */
export const AddressAgain = ({ problem }: { problem: FormProblem }) => (
  <FormAgain eyebrow={text('account.eyebrow')} title={text('account.address.title')} problem={problem}>
    <AddressForm typed={typed(problem, 'email')} look="primary" />
  </FormAgain>
);
