import * as english from '@/app/analysis/ask/route';
import { handlerInItsLocale } from '../../handler-in-its-locale';

export const dynamic = 'force-dynamic';

/** Where the forms of questions lead in other languages than English. */
export const GET = handlerInItsLocale(english.GET);
export const POST = handlerInItsLocale(english.POST);
