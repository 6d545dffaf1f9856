import { exists as existsInEnglish } from '@/app/(site)/(reading)/reports/[slug]/window/exists';
import { ENGLISH } from '@/lib/content/locale';
import { routes } from '@/lib/site/routes';
import { localesOf } from '@/lib/site/translations';

export const exists = (locale: string, slug: string) =>
  locale !== ENGLISH && existsInEnglish(slug) && localesOf(routes.reportWindow(slug)).includes(locale);
