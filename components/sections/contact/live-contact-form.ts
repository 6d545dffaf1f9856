import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type UseFormRegister } from 'react-hook-form';
import { z } from '@/lib/contract/zod';
import { showToast, Toasts } from '@/components/ui/toasts';
import { emailSchema, type WaitlistSubmission } from '@/lib/contract/waitlist';
import type { ContactWords } from './contact-words';
import { sendSubmission } from './send-submission';

export type LiveState = {
  sending: boolean;
  emailError?: string | undefined;
  outcome?: string;
};

type Fields = WaitlistSubmission & { website?: string };

/** The address alone, whose error stands at its field. Of the others the server says in a sentence what is wrong. */
const fieldsSchema = z.looseObject({ email: emailSchema });

/** The part of the form that is loaded on first focus: validation, submission, confirmation. */
export type LiveContactForm = {
  register: UseFormRegister<Fields>;
  submit: (form: HTMLFormElement) => Promise<void>;
  Toasts: typeof Toasts;
};

export function createLiveContactForm(
  words: ContactWords,
  show: (state: LiveState) => void,
): LiveContactForm {
  const { register, handleSubmit, reset, subscribe } = createFormControl<Fields>({
    resolver: zodResolver(fieldsSchema),
    // Not earlier: a message that appears during the press would move the button away from the pointer.
    mode: 'onSubmit',
  });
  const openedAt = Date.now();
  /**
   * One idempotency key per message, so that a second press or a retry after a lost response is the same
   * submission. If the visitor changes the fields after a lost response, it is another message and needs
   * another key.
   */
  let idempotencyKey = newKey();
  let state: LiveState = { sending: false };
  const change = (part: Partial<LiveState>) => show((state = { ...state, ...part }));

  subscribe({
    formState: { errors: true },
    callback: ({ errors }) => change({ emailError: errors?.email && words.email }),
  });

  const send = async (form: HTMLFormElement, fields: Fields) => {
    change({ sending: true, outcome: '' });
    const post = () =>
      sendSubmission(words, {
        ...fields,
        elapsed_ms: Date.now() - openedAt,
        idempotency_key: idempotencyKey,
      });
    let result = await post();
    if (!result.sent && result.isKeyTaken) {
      idempotencyKey = newKey();
      result = await post();
    }
    // What failed stays beside the button; thanks are said once, by the toast.
    change({ sending: false, outcome: result.sent ? '' : result.message });
    showToast(result.sent ? 'success' : 'failure', result.sent ? words.thanks : result.message);
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

/**
 * crypto.randomUUID exists only in secure contexts; on plain http, as on a developer's phone, this is
 * random enough for a key.
 */
function newKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
