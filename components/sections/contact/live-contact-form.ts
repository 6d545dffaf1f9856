import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type UseFormRegister } from 'react-hook-form';
import { z } from '@/lib/contract/zod';
import { showToast, Toasts } from '@/components/ui/toasts';
import { waitlistSchema } from '@/lib/contract/waitlist';
import { sendSubmission } from './send-submission';

/** What the form shows of its state. */
export type LiveState = {
  sending: boolean;
  emailError?: string | undefined;
  /** How the last attempt ended. */
  outcome?: string;
};

const fieldsSchema = waitlistSchema.extend({ website: z.string().optional() });
type Fields = z.input<typeof fieldsSchema>;

/** The part of the form that is fetched on first focus: validation, sending, thanks. */
export type LiveContactForm = {
  register: UseFormRegister<Fields>;
  submit: (form: HTMLFormElement) => Promise<void>;
  Toasts: typeof Toasts;
};

const THANKS = "Thank you for contacting us! We'll get back to you soon.";

export function createLiveContactForm(show: (state: LiveState) => void): LiveContactForm {
  const { register, handleSubmit, reset, subscribe } = createFormControl<Fields>({
    resolver: zodResolver(fieldsSchema),
    // Not before: a message that appears while the button is pressed would move it away from under the finger.
    mode: 'onSubmit',
  });
  const openedAt = Date.now();
  /**
   * One key for one message: a second press, or a retry after a lost answer, is the same submission. Where the answer was
   * lost and the fields were changed since, it is another one, and needs another key.
   */
  let idempotencyKey = newKey();
  let state: LiveState = { sending: false };
  const change = (part: Partial<LiveState>) => show((state = { ...state, ...part }));

  subscribe({
    formState: { errors: true },
    callback: ({ errors }) => change({ emailError: errors?.email?.message }),
  });

  const send = async (form: HTMLFormElement, fields: Fields) => {
    change({ sending: true, outcome: '' });
    const post = () =>
      sendSubmission({ ...fields, elapsed_ms: Date.now() - openedAt, idempotency_key: idempotencyKey });
    let result = await post();
    if (!result.sent && result.isKeyTaken) {
      idempotencyKey = newKey();
      result = await post();
    }
    const outcome = result.sent ? THANKS : result.message;
    change({ sending: false, outcome });
    showToast(result.sent ? 'success' : 'failure', outcome);
    if (!result.sent) return;
    idempotencyKey = newKey();
    reset();
    form.reset();
  };

  return {
    register,
    Toasts,
    submit: (form) =>
      handleSubmit(
        (fields) => send(form, fields),
        (errors) => form.querySelector<HTMLElement>(`[name="${Object.keys(errors)[0]}"]`)?.focus(),
      )(),
  };
}

/** Random enough for a key where the page is not on https, as on a developer's phone. */
function newKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
