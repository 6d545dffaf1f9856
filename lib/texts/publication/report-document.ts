import type { PhrasingContent, Root, RootContent } from 'mdast';
import { text } from '@/lib/content/messages';
import { figureNamed, figureText, plainNode } from '@/lib/texts/prose/plain-prose';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import type { Report } from '@/lib/texts/reports/report';
import { listVersions } from '@/lib/texts/reports/versions';
import { dayBegins } from '@/lib/web/format';
import { routes } from '@/lib/web/routes';
import type { Document } from './document';
import { heading, listNode, paragraph, withWholeAddresses, words } from './plain-tree';

/** A report as a document: its page from the summary to the end of the text, with its charts as pictures. */
export function reportDocument(report: Report, author: string, origin: string): Document {
  const { slug, plain, summary, cautions, body, date, dataDate, version } = report;
  const path = routes.report(slug);
  const ofProse = (prose: Prose) => resolved(prose, report).children;
  const content: RootContent[] = [
    ...ofProse(summary),
    chartImage(report, 'main'),
    paragraph(words(text('publication.markdown.report-version', { version, date: dataDate }))),
    heading(text('publication.markdown.key-figures')),
    listNode(plain.keyFigures.map(({ value, label }) => `${value}: ${label}`)),
    heading(text('publication.markdown.cautions')),
    ...cautions.flatMap(ofProse),
    ...ofProse(body),
  ];
  return {
    path,
    title: plain.headline,
    description: plain.cardFinding,
    author,
    published: dayBegins(firstDate(slug) ?? date),
    updated: dayBegins(date),
    image: routes.reportShareImage(slug),
    content: withWholeAddresses({ type: 'root', children: content }, new URL(path, origin).href),
  };
}

export const firstDate = (slug: string) => listVersions(slug).at(-1)?.date;

/**
 * Prose as standard Markdown: figures and claims become words, terms become links, charts become pictures.
 */
function resolved({ tree }: Prose, report: Report): Root {
  function convert(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'figure':
        return [{ type: 'text', value: figureText(figureNamed(node.name, report.figures), node.part) }];
      case 'calculation':
        return [{ type: 'inlineCode', value: plainNode(node, report.figures) }];
      case 'chart':
        return [chartOf(report, node.name)];
      case 'bound': {
        const children = node.children.flatMap(convert) as PhrasingContent[];
        return node.kind === 'term'
          ? [{ type: 'link', url: routes.glossaryTerm(node.target), children }]
          : children;
      }
      default:
        return 'children' in node
          ? [{ ...node, children: node.children.flatMap(convert) } as RootContent]
          : [node];
    }
  }
  return { type: 'root', children: tree.children.flatMap(convert) };
}

const chartImage = (report: Report, name: string) => paragraph(chartOf(report, name));

function chartOf({ slug, charts }: Report, name: string): PhrasingContent {
  const spec = charts[name]?.spec;
  return {
    type: 'image',
    url: routes.reportChart(slug, name, 'png'),
    alt: spec ? text('publication.markdown.chart', { title: spec.title, subtitle: spec.subtitle }) : name,
  };
}
