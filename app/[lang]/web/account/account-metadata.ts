import type { Metadata } from 'next';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { metadataOrUnavailable } from '../or-unavailable';
import { pageSession } from '../page-session';

/** The metadata of a page of the account; without a session it shows sign-in. */
export function accountMetadata(path: string, title: string): Promise<Metadata> {
  return metadataOrUnavailable(async () =>
    pageMetadata({
      path,
      title: (await pageSession()) ? text(title) : text('sign-in.page'),
      description: text('account.description'),
      noindex: true,
    }),
  );
}
