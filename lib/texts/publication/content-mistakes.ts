import { libraryHere } from '@/lib/texts/library-here';
import { seriesFiles, findings } from '@samvit/research';
import { crawlers } from '@/lib/content/crawlers';
import { glossary } from '@/lib/content/glossary';
import { redirects } from '@/lib/content/redirects';
import { landing } from '@/lib/texts/landing';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { checkFolders, checkTranslation, language, locales } from '@/lib/content/locales';
import { checkMessages } from '@/lib/content/messages';
import { legalVersions, readLegal, LEGAL_SLUGS } from '@/lib/content/legal';
import { readPost } from '@/lib/texts/posts/post';
import { ContentProblem } from '@/lib/content/content-problem';
import { ContentError, isTranslated, listContent } from '@/lib/content/read';
import { checkAnalysisLinks } from '@/lib/texts/publication/analysis-links';
import { publicPages } from '@/lib/texts/publication/public-pages';
import { checkOrder, reportOrDraft } from '@/lib/texts/reports/read-report';
import { listVersions } from '@/lib/texts/reports/versions';
import { faq, site, team } from '@/lib/content/organisation';

const slugs = (folder: string, ending: string) =>
  listContent(folder, ending).map((name) => name.slice(0, -ending.length));

/** The files of reports and posts. */
const texts = () =>
  ['reports', 'blogs'].flatMap((folder) => listContent(folder, '.md').map((name) => `${folder}/${name}`));

/** All readers of content, under the name to print when an error does not name its file. */
const readings = (): seriesFiles.FileCheck[] => [
  ['locale.yaml', language],
  ['site.yaml', site],
  ['team.yaml', team],
  ['faq.yaml', faq],
  ['crawlers.yaml', crawlers],
  ['redirects.yaml', redirects],
  ['landing.yaml', landing],
  ...LEGAL_SLUGS.map((slug) =>
    reading(`legal/${slug}.md`, () => {
      readLegal(slug);
      legalVersions(slug);
    }),
  ),
  ['glossary.yaml', glossary],
  ['messages', checkMessages],
  ...seriesFiles.fileChecks(libraryHere()),
  ...slugs('reports', '.md').map((slug) =>
    reading(`reports/${slug}.md`, () => {
      reportOrDraft(slug).related.map(readPost);
      listVersions(slug);
    }),
  ),
  ...slugs('blogs', '.md').map((slug) => reading(`blogs/${slug}.md`, () => readPost(slug))),
];

function reading(name: string, read: () => unknown): seriesFiles.FileCheck {
  return [name, read];
}

/**
 * Reads all content as the pages do and returns the errors; an error that several readers meet is listed
 * once.
 */
export function contentMistakes(): string[] {
  const mistakes = new Set<string>();
  const wrong = new Set<string>();
  const note = (name: string, read: () => unknown) => {
    try {
      read();
    } catch (error) {
      wrong.add(name);
      if (error instanceof ContentError) mistakes.add(error.message);
      else if (error instanceof ContentProblem) mistakes.add(`content/${name}: ${error.message}`);
      else throw error;
    }
  };
  note('', checkFolders);
  for (const [name, reading] of readings()) note(name, reading);
  note('reports', checkOrder);
  for (const locale of locales().filter((each) => each !== ENGLISH))
    inLocale(locale, () => {
      note(locale, () => checkTranslation(locale));
      for (const [name, reading] of readings())
        // What a translation takes from its English file has been said of that.
        if (!wrong.has(name) && (name === 'messages' || isTranslated(name))) note(name, reading);
    });
  // They are computed from nearly all of the above.
  if (mistakes.size === 0)
    for (const locale of locales()) {
      note('messages', () => inLocale(locale, publicPages));
      note('messages/insights.yaml', () => inLocale(locale, () => findings.checkInsights(libraryHere())));
      for (const file of texts())
        note(file, () => inLocale(locale, () => isTranslated(file) && checkAnalysisLinks(file)));
    }
  return [...mistakes];
}
