import { inLocale } from '@/lib/content/locale';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import { suggestions } from '@/lib/texts/publication/suggestions';
import { routes } from '@/lib/web/routes';
import { languagesOf, type InLanguage } from '@/app/[lang]/language';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.analysis);

/** What the field for a question suggests while somebody types; loaded at the first signs. */
export async function GET(_request: Request, { params }: InLanguage): Promise<Response> {
  const { lang } = await params;
  return Response.json(inLocale(lang, suggestions), { headers: PUBLIC_FILE_HEADERS });
}
