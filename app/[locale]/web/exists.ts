import { routes } from '@/lib/site/routes';
import { otherLocalesOf } from '@/lib/site/translations';

export const exists = (locale: string) => otherLocalesOf(routes.web).includes(locale);
