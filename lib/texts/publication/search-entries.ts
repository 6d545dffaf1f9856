import type { Nodes } from 'mdast';
import { glossary } from '@/lib/content/glossary';
import { LEGAL_SLUGS, readLegal } from '@/lib/content/legal';
import { faq } from '@/lib/content/organisation';
import { parseMarkdown } from '@/lib/texts/prose/parse-markdown';
import { routes } from '@/lib/web/routes';
import type { SearchEntry, SearchKind } from '@/lib/web/search/search-index';
import type { Document } from './document';
import { publicPages } from './public-pages';
import { listedSeries, seriesPage, whatItIs, wordsFor } from './series-pages';

/** The longest text of an entry, in characters, and the most posts; an upstream may have any number. */
const LONGEST = 40_000;
const MOST_POSTS = 500;

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Everything that the search of the site finds. */
export function searchEntries({
  reports,
  posts,
}: Readonly<Record<'reports' | 'posts', readonly Document[]>>): SearchEntry[] {
  const ofDocument =
    (kind: SearchKind) =>
    ({ path, title, description, content }: Document): SearchEntry => ({
      kind,
      path,
      title,
      description,
      text: plainText(content),
    });
  return [
    ...reports.map(ofDocument('report')),
    ...posts.slice(0, MOST_POSTS).map(ofDocument('post')),
    ...[...glossary().values()].map(({ id, term, definition, formula }) => ({
      kind: 'term' as const,
      path: routes.glossaryTerm(id),
      title: term,
      description: definition,
      text: formula ?? '',
    })),
    ...faq().map(({ id, question, answer }) => ({
      kind: 'question' as const,
      path: `${routes.faqs}#${id}`,
      title: question,
      description: '',
      text: plainText(parseMarkdown(answer)),
    })),
    ...listedSeries().map((series) => {
      const { path, name, description } = seriesPage(series);
      return {
        kind: 'series' as const,
        path,
        title: name,
        description,
        // The search is in English, and shows what it finds.
        text: [whatItIs(series), ...wordsFor(series).filter((word) => !DEVANAGARI.test(word))].join(', '),
      };
    }),
    ...publicPages().map(({ path, title, description }) => {
      const legal = LEGAL_SLUGS.find((slug) => path === `/${slug}`);
      const text = legal ? plainText(parseMarkdown(readLegal(legal).body)) : '';
      return { kind: 'page' as const, path, title, description, text };
    }),
  ];
}

/** Nodes whose children are parts of one line. */
const OF_ONE_LINE = new Set(['paragraph', 'heading', 'link', 'emphasis', 'strong', 'delete', 'tableCell']);

/** The words of a text on one line: pictures by their alternative text. */
function plainText(tree: Nodes): string {
  const words = (node: Nodes): string => {
    if (node.type === 'image') return node.alt ?? '';
    if ('value' in node) return node.value;
    return 'children' in node ? node.children.map(words).join(OF_ONE_LINE.has(node.type) ? '' : ' ') : '';
  };
  return words(tree).replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed();
}
