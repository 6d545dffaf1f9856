import { richText } from '@/components/layout/rich-text';
import { SiteLink } from '@/components/layout/site-link';
import { otherLocale } from '@/lib/content/locale';
import { templates, text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';

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

export function ContactPrivacy({ linkClassName }: { linkClassName?: string }) {
  return richText('contact.privacy', {
    policy: (words) => (
      <SiteLink className={linkClassName} href={routes.privacy}>
        {words}
      </SiteLink>
    ),
  });
}
