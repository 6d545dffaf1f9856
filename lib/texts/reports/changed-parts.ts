import { text } from '@/lib/content/messages';
import { nodesIn, sectionsOf } from '@/lib/texts/prose/parse-prose';
import { plainNode } from '@/lib/texts/prose/plain-prose';
import type { Report } from './report';

/**
 * The parts of a report whose printed words or numbers differ between two versions, by their titles and in
 * the order of the report: headline, summary, key figures, the sections of the text, and what the figures do
 * not say.
 */
export function changedParts(older: Report, newer: Report): string[] {
  const before = partsOf(older);
  return [...partsOf(newer)].flatMap(([title, words]) => (before.get(title) === words ? [] : [title]));
}

function partsOf(report: Report): Map<string, string> {
  const { headline, summary, keyFigures, cautions } = report.plain;
  return new Map([
    [text('reports.parts.headline'), headline],
    [text('reports.parts.summary'), summary],
    [text('publication.markdown.key-figures'), JSON.stringify(keyFigures)],
    ...sectionTexts(report),
    [text('publication.markdown.cautions'), cautions.join('\n')],
  ]);
}

/** The plain words of each section, and the titles of its charts. */
function sectionTexts({ body, figures, charts }: Report): [title: string, words: string][] {
  const titles = sectionsOf(body);
  const texts = titles.map((): string[] => []);
  let section = -1;
  for (const node of body.tree.children) {
    if (node.type === 'heading' && node.depth === 2) section += 1;
    const chartTitles = [...nodesIn(node)].flatMap((each) =>
      each.type === 'chart' ? (charts[each.name]?.spec.title ?? []) : [],
    );
    texts[section]?.push(plainNode(node, figures), ...chartTitles);
  }
  return titles.map((title, i) => [title, (texts[i] ?? []).join('\n')]);
}
