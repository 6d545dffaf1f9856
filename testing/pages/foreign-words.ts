import { englishBeside, namesIn } from '../content/english-words';
import { attributeOf, decode, type HtmlElement } from './sent-page';

/** Names in Latin letters, besides those of our sources and of the site itself, that Hindi pages have too. */
const NAMES = [
  ...[
    'Android',
    'iOS',
    'JavaScript',
    'BibTeX',
    'Google Finance',
    'Investing.com',
    'WhatsApp',
    'LinkedIn',
    'NewsBytes',
  ],
  // Functions in formulas.
  ...['stdev', 'cov', 'var', 'min', 'max', 'sqrt'],
  // Words to type into the search, which reads English texts.
  'gold या bond',
  // How a link to a Hindi page is called for who does not read Hindi.
  '(Hindi)',
];

const OF_SOURCES = new Set(['product', 'company', 'publisher']);

let english: ReturnType<typeof englishBeside> | undefined;

/** The words of a text that are English, and no name; reads content at the first call. */
function englishWords(text: string): string[] {
  english ??= englishBeside([...namesIn('content', OF_SOURCES, new Set()), ...NAMES]);
  return english(text);
}

const hindiWords = (text: string): string[] => text.match(/[\p{Script=Devanagari}\u200c\u200d]+/gu) ?? [];

/** Code, what a reader types, and what stays as it is in any language. */
const UNREAD = new Set(['script', 'style', 'pre', 'textarea', 'template']);
const LABELS = ['aria-label', 'alt', 'title', 'placeholder', 'data-loading'];

/** The texts and labels in a page that are in another language than their element says, with the words that show it. */
export function foreignWords(document: HtmlElement): string[] {
  const phrases: string[] = [];
  const note = (text: string, language: string) => {
    const words = language.startsWith('hi') ? englishWords(text) : hindiWords(text);
    if (words.length > 0)
      phrases.push(`${words.join(' ')}, in "${text.trim().replace(/\s+/g, ' ').slice(0, 120)}"`);
  };
  const visit = (node: HtmlElement, above: string) => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') note(decode(child.textContent), above);
      if (!isElement(child) || UNREAD.has(child.tagName) || attributeOf(child, 'translate') === 'no')
        continue;
      const language = attributeOf(child, 'lang') ?? above;
      for (const name of LABELS) note(attributeOf(child, name) ?? '', language);
      visit(child, language);
    }
  };
  visit(document, '');
  return phrases;
}

const isElement = (node: HtmlElement['childNodes'][number]): node is HtmlElement => 'tagName' in node;
