import { otherLocale } from '@/lib/content/locale';
import { templates, text } from '@/lib/content/messages';

/** The words of the contact form, and their locale if it is not English. */
export const contactWords = () => ({
  ...otherLocale(),
  ...templates('contact', ['title', 'choose', 'send', 'sending', 'thanks', 'offline']),
  email: text('errors.email'),
  failed: text('errors.message-failed'),
  fields: templates('contact.fields', ['email', 'phone_number', 'user_type', 'message', 'website']),
  userTypes: templates('contact.user-types', ['investor', 'advisor', 'broker']),
});
export type ContactWords = ReturnType<typeof contactWords>;
