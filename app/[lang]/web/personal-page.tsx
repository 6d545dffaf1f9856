import type { ReactNode } from 'react';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import { orUnavailable } from './or-unavailable';

/**
 * A page of the visitor, in the language of its address, or one that says that the database does not answer.
 * @param path of the page in English
 */
export async function personalPage(
  props: InLanguage,
  path: string,
  page: () => Promise<ReactNode>,
): Promise<ReactNode> {
  await renderInLanguage(props, path);
  return (
    <>
      {await orUnavailable(page)}
      <TranslationNote path={path} />
    </>
  );
}
