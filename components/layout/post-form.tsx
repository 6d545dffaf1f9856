import type { ComponentProps } from 'react';
import { otherLocale } from '@/lib/content/locale';
import { LocaleField } from './locale-field';

/** A form that is posted without JavaScript, and answered in the language of its page. */
export function PostForm({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form method="post" {...form}>
      <LocaleField {...otherLocale()} />
      {children}
    </form>
  );
}
