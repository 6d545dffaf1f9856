// npm run preview -- SLUG: prints a link that shows a draft or a scheduled post until it expires.
import { ContentProblem } from '@/lib/content/content-problem';
import { ContentError } from '@/lib/content/read';
import { DAY } from '@/lib/platform/clock';
import { env, SettingError } from '@/lib/platform/env';
import { previewLink } from '@/lib/texts/posts/preview-link';
import { PREVIEW_LIFE } from '@/lib/texts/posts/preview-token';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';

const KINDS = [ContentError, ContentProblem, SettingError];

void command(async () => {
  const [slug, ...more] = process.argv.slice(2);
  if (slug === undefined || more.length > 0) throw new Stop('Name one post: npm run preview -- SLUG');
  try {
    console.log(previewLink(slug));
    if (!env().SITE_URL)
      console.log(
        'Give this command the PORT or the SITE_URL that the site has, here or in .env, if it is elsewhere.',
      );
    console.log(`Anyone with this link sees the post, for ${PREVIEW_LIFE / DAY} days.`);
  } catch (error) {
    throw error instanceof Error && KINDS.some((kind) => error instanceof kind)
      ? new Stop(error.message)
      : error;
  }
});
