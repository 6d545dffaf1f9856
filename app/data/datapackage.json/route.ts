import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLIC_FILE_HEADERS, readableJson } from '@/lib/platform/http/public-file';
import { dataPackage } from '@/lib/texts/publication/data-package';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { routes } from '@/lib/web/routes';

export const dynamic = 'force-static';

/** What the data files hold, for programs. */
export function GET(): Response {
  const { product } = site();
  const { description } = publicPage(routes.data);
  const described = dataPackage({ product, description, origin: siteOrigin() });
  return new Response(readableJson(described), {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'application/json' },
  });
}
