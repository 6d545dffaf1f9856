import { ContentProblem } from '@/lib/content/content-problem';
import { env, siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { readPost } from './post';
import { previewToken } from './preview-token';

/**
 * An address that shows a draft or a scheduled post to everybody who has it, for PREVIEW_LIFE.
 * @throws ContentError when the post has a mistake, ContentProblem when the posts are an upstream's
 */
export function previewLink(slug: string): string {
  if (env().PROVIDER_API_URL)
    throw new ContentProblem('The posts are those of PROVIDER_API_URL: preview them there.');
  readPost(slug);
  return new URL(routes.postPreview(previewToken(slug)), siteOrigin()).href;
}
