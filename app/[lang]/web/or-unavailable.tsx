import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { UnavailableMessage } from '@/components/layout/unavailable-message';
import { text } from '@/lib/content/messages';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { sendAsUnavailable } from '@/lib/platform/http/page-status';
import { publicError } from '@/lib/services/http/handler';

/**
 * The page, or, where the database does not answer, one that says so, with 503. An error that is thrown would
 * need a script to be seen, and Next would log its stack for each request.
 */
export async function orUnavailable(page: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await page();
  } catch (error) {
    if (!isStorageError(error)) throw error;
    sendAsUnavailable(publicError(error, { method: 'GET' }).headers['Retry-After'] ?? '');
    return (
      <main id="main">
        <UnavailableMessage />
      </main>
    );
  }
}

/** The metadata of such a page. */
export async function metadataOrUnavailable(metadata: () => Promise<Metadata>): Promise<Metadata> {
  try {
    return await metadata();
  } catch (error) {
    if (!isStorageError(error)) throw error;
    return { title: text('site.unavailable.title'), robots: { index: false } };
  }
}
