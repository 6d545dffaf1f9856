import { locales } from '@/lib/content/locales';
import { libraryHere } from '@/lib/texts/library-here';
import { ENGLISH } from '@/lib/content/locale';
import { askingIsOn } from '@/lib/platform/env';
import type { OpenRoute } from '@/lib/platform/sides';
import { tables, analyses, analysisPath, parseAnalysis } from '@samvit/research';

/**
 * What stands beside the answers below `/analysis/`: where questions lead, and the pages for those that lead
 * nowhere.
 */
const BESIDE = new Set(['ask', 'asked', 'own', 'own/answer', 'own/shown', '-', 'busy']);

/** Where the address of an analysis stands in a path, and how such a path ends. */
const PLACES = [
  { root: '/analysis', ending: /(?:\.(?:json|csv))?$/ },
  { root: '/charts/analysis', ending: /\.(?:svg|png|(?:[a-z]{2}\.)?(?:ranges\.)?json)$/ },
  ...locales()
    .filter((locale) => locale !== ENGLISH)
    .map((locale) => ({ root: `/${locale}/analysis`, ending: /$/ })),
];

/** In no other language. */
const ELSEWHERE: OpenRoute = {
  route: '/[lang]/analysis/[...path]',
  asksUpstream: false,
  exists: () => false,
};

/**
 * The routes of answers to analyses. There is no end of them, so what exists is what the grammar of their
 * addresses reads; each analysis has one address.
 */
export const analysisRoutes = (isOn = askingIsOn): OpenRoute[] => [
  ...PLACES.map(({ root, ending }): OpenRoute => {
    /** The one address that asks the same as this one; null if this is none. */
    function canonical(address: string): string | null {
      const [end] = ending.exec(address) ?? [];
      if (end === undefined) return null;
      const path = address.slice(0, address.length - end.length);
      const analysis = parseAnalysis(libraryHere(), path);
      if ('problem' in analysis) return null;
      // Of a reader's own data there is no file and no chart at a public address.
      const isFile = end !== '';
      if (isFile && analysis.series.some(tables.isOwnName)) return null;
      return analyses.withEdition(analysisPath(analysis), analyses.citedEdition(path)) + end;
    }

    return {
      route: `${root}/[...path]`,
      asksUpstream: false,
      exists: ([address = '']) => isOn() && (BESIDE.has(address) || canonical(address) !== null),
      canonical(path) {
        const one = canonical(path.slice(root.length + 1));
        return one === null ? path : `${root}/${one}`;
      },
    };
  }),
  ELSEWHERE,
];
