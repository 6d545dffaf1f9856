import * as english from '@/app/analysis/own/answer/route';
import { handlerInItsLocale } from '../../../handler-in-its-locale';

export const dynamic = 'force-dynamic';

/** Where the forms of own data lead in other languages than English. */
export const GET = handlerInItsLocale(english.GET);
export const POST = handlerInItsLocale(english.POST);
