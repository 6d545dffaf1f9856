import { otherLocale } from '@/lib/content/locale';
import { templates, text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';

/** The words of the two steps of signing in, and their locale if it is not English. */
export const signInWords = () => {
  const { product } = site();
  return {
    ...otherLocale(),
    email: {
      ...templates('sign-in.email', ['step', 'form', 'field', 'example', 'send', 'sending']),
      invalid: text('errors.email'),
    },
    code: {
      ...templates('sign-in.code', ['step', 'title', 'field', 'hint', 'verify', 'back', 'wait', 'resend']),
      ...templates('sign-in.code', ['open', 'tab']),
      missing: text('errors.code-missing'),
    },
    toasts: {
      ...templates('sign-in.toasts', ['sent', 'unsent', 'resent', 'unresent']),
      wrong: text('errors.wrong-code'),
    },
    problems: {
      unreachable: text('errors.no-connection', { product }),
      unsent: text('errors.code-not-sent'),
      unverified: text('errors.code-not-verified'),
    },
    entering: text('sign-in.entering', { product }),
  };
};
export type SignInWords = ReturnType<typeof signInWords>;
