import type { analyses } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** Where the form of choices leads with these. */
export const choicesPath = (fields: analyses.Fields): string =>
  `${pathHere(routes.analysisAsk)}?${new URLSearchParams(fields as Record<string, string>)}`;
