import { exists as existsInEnglish } from '@/app/(site)/(reading)/reports/[slug]/window/exists';
import { routes } from '@/lib/web/routes';
import { otherLocalesOf } from '@/lib/web/translations';

export const exists = (locale: string, slug: string) =>
  existsInEnglish(slug) && otherLocalesOf(routes.reportWindow(slug)).includes(locale);
