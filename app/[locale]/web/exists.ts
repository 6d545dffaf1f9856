import { ENGLISH } from '@/lib/content/locale';
import { routes } from '@/lib/site/routes';
import { localesOf } from '@/lib/site/translations';

export const exists = (locale: string) => locale !== ENGLISH && localesOf(routes.web).includes(locale);
