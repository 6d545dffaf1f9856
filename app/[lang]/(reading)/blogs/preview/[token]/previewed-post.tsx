import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { text } from '@/lib/content/messages';
import { isEmbedded } from '@/lib/provider';
import { ContentError } from '@/lib/content/read';
import { hasPost, readPostAgain, type Post } from '@/lib/texts/posts/post';
import { previewedSlug } from '@/lib/texts/posts/preview-token';
import { routes } from '@/lib/web/routes';

export type Props = { params: Promise<{ token: string }> };

export const PREVIEW_METADATA: Metadata = {
  title: text('blog.preview.title'),
  robots: { index: false, follow: false, nocache: true },
  // The address is the permission to read: other sites must not learn it.
  referrer: 'no-referrer',
};

/**
 * The post of a signed link, with its evidence at a signed address too. An error in its file is returned, for
 * the editor who has the link.
 */
export async function previewedPost({ params }: Props): Promise<Post | ContentError> {
  const { token } = await params;
  const slug = isEmbedded() ? previewedSlug(token) : null;
  if (slug === null || !hasPost(slug)) notFound();
  try {
    return { ...readPostAgain(slug), evidencePath: routes.postPreviewEvidence(token) };
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

export function PreviewNote({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="mx-auto mt-6 max-w-measure border-l-2 border-marigold bg-surface px-4 py-3">
      {children}
    </p>
  );
}
