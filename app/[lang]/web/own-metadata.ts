import type { Metadata } from 'next';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { metadataOrUnavailable } from './or-unavailable';
import { pageSession } from './page-session';

/** The metadata of a page for signed-in people; to everybody else it is sign-in. */
export function ownMetadata(path: string, title: string, description: string): Promise<Metadata> {
  return metadataOrUnavailable(async () =>
    pageMetadata({
      path,
      title: (await pageSession()) ? title : text('sign-in.page'),
      description,
      noindex: true,
    }),
  );
}
