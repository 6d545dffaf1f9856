// npm run preview -- SLUG: prints a link that shows a draft or a scheduled post until it expires.
import { ContentError } from '@/lib/content/read';
import { env, SettingError, siteOrigin } from '@/lib/platform/env';
import { PREVIEW_LIFE, previewToken } from '@/lib/texts/posts/preview-token';
import { readPost } from '@/lib/texts/posts/post';
import { DAY } from '@/lib/platform/clock';
import { routes } from '@/lib/web/routes';
import { command, Stop } from './steps/stop.mjs';

void command(async () => {
  const [slug, ...others] = process.argv.slice(2);
  if (slug === undefined || others.length > 0) throw new Stop('Name one post: npm run preview -- SLUG');
  try {
    if (env().PROVIDER_API_URL)
      throw new Stop('The posts are those of PROVIDER_API_URL: preview them there.');
    readPost(slug);
    console.log(new URL(routes.postPreview(previewToken(slug)), siteOrigin()).href);
    if (!env().SITE_URL)
      console.log(
        'Give this command the PORT or the SITE_URL that the site has, here or in .env, if it is elsewhere.',
      );
    console.log(`Anyone with this link sees the post, for ${PREVIEW_LIFE / DAY} days.`);
  } catch (error) {
    throw error instanceof ContentError || error instanceof SettingError ? new Stop(error.message) : error;
  }
});
