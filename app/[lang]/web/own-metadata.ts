import type { Metadata } from 'next';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { metadataOrUnavailable } from './or-unavailable';
import { pageSession } from './page-session';

/**
 * The metadata of a page for signed-in people; to everybody else it is sign-in.
 * @param path of the page in English
 * @param title the key of a message, as is `description`
 */
export async function ownMetadata(
  props: InLanguage,
  path: string,
  title: string,
  description: string,
): Promise<Metadata> {
  await renderInLanguage(props);
  return metadataOrUnavailable(async () =>
    pageMetadata({
      path,
      title: (await pageSession()) ? text(title) : text('sign-in.page'),
      description: text(description),
      noindex: true,
    }),
  );
}
