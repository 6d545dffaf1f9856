import { LEGAL_SLUGS } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import type { SiteDetails } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import type { Document } from './document';
import { publicPages } from './public-pages';
import { listedSeries, seriesPage } from './series-pages';

type Listed = { path: string; title: string; description: string };

/** A list of all reports, posts and legal texts as Markdown, in the format of llmstxt.org. */
export function llmsText(
  { product, description, notice }: Pick<SiteDetails, 'product' | 'description' | 'notice'>,
  { reports, posts }: Readonly<Record<'reports' | 'posts', readonly Document[]>>,
  origin: string,
): string {
  const line = ({ path, title, description }: Listed) =>
    `- [${plain(title)}](${new URL(path, origin).href}): ${plain(description)}`;
  const asMarkdown = (listed: Listed) => line({ ...listed, path: routes.markdown(listed.path) });
  const isLegal = ({ path }: Listed) => LEGAL_SLUGS.some((slug) => path === `/${slug}`);
  const pages = publicPages();
  return [
    `# ${product}`,
    `> ${description}`,
    notice,
    section(text('publication.llms.reports'), reports.map(asMarkdown)),
    section(text('publication.llms.posts'), posts.map(asMarkdown)),
    section(text('publication.llms.pages'), pages.filter((page) => !isLegal(page)).map(line)),
    section(text('publication.llms.data'), [
      line({
        path: routes.dataPackage,
        title: 'datapackage.json',
        description: text('publication.llms.data-package'),
      }),
      ...listedSeries().map(seriesPage).map(line),
    ]),
    // The format's own word for what a reader may leave out.
    section('Optional', pages.filter(isLegal).map(asMarkdown)),
  ]
    .join('\n\n')
    .concat('\n');
}

const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}`;

/** One line of text, without the characters that would end a link. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
