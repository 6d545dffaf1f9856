import { exists as existsInEnglish } from '@/app/(site)/(reading)/reports/[slug]/window/exists';
import { routes } from '@/lib/site/routes';
import { otherLocalesOf } from '@/lib/site/translations';

export const exists = (locale: string, slug: string) =>
  existsInEnglish(slug) && otherLocalesOf(routes.reportWindow(slug)).includes(locale);
