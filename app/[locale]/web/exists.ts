import { routes } from '@/lib/web/routes';
import { otherLocalesOf } from '@/lib/web/translations';

export const exists = (locale: string) => otherLocalesOf(routes.web).includes(locale);
