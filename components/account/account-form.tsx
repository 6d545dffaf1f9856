import type { ComponentProps } from 'react';
import { LocaleField } from '@/components/layout/locale-field';
import { otherLocale } from '@/lib/content/locale';

/** A form of the account, which works without JavaScript and is answered in the language of its page. */
export function AccountForm({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form method="post" {...form}>
      <LocaleField {...otherLocale()} />
      {children}
    </form>
  );
}
