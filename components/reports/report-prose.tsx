import type { ComponentProps, ReactNode } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { headingId } from '@/components/ui/heading-id';
import { alignedCells } from '@/components/ui/markdown';
import type { FigurePart } from '@/lib/reports/prose';
import type { Report } from '@/lib/reports/report';
import { Explained, FigureValue } from './explained';
import { remarkFigures } from './remark-figures';
import { ReportChart } from './report-chart';

const BOUND = /^(claim|event|quote|term|chart):(.*)$/;

type Props = {
  report: Report;
  /** Markdown with bindings; see lib/reports/prose.ts. */
  prose: string;
  /** A line of a heading or a table: no paragraph around it. */
  inline?: boolean;
};

/** Prose of a report as elements: figures, events, quotations and terms open what stands behind them. HTML in it is text. */
export function ReportProse({ report, prose, inline = false }: Props) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, [remarkFigures, { sectionId: headingId }]]}
      urlTransform={(url) => (BOUND.test(url) ? url : defaultUrlTransform(url))}
      components={componentsFor(report, inline)}
    >
      {prose}
    </ReactMarkdown>
  );
}

function componentsFor(report: Report, inline: boolean): Components {
  return {
    ...alignedCells,
    a: ({ href = '', children }) => <Bound href={href}>{children}</Bound>,
    p: ({ node, children }) => {
      const chart = chartAlone(node);
      if (chart !== null) return <ReportChart report={report} name={chart} />;
      return inline ? <>{children}</> : <p>{children}</p>;
    },
    // Charts stand alone on their line; there are no other images.
    img: () => null,
    data: ({ value, ...attributes }) => {
      const name = String(value);
      const figure = report.figures.get(name);
      if (!figure) throw new RangeError(`{${name}} stands in the text, but no such figure is defined`);
      return <FigureValue name={name} figure={figure} part={partOf(attributes)} />;
    },
  };
}

/** A link by its scheme. What is neither bound nor a safe address is plain words. */
function Bound({ href, children }: { href: string; children: ReactNode }) {
  const [, scheme, target = ''] = BOUND.exec(href) ?? [];
  switch (scheme) {
    case 'event':
    case 'quote':
    case 'term':
      return (
        <Explained kind={scheme} name={target}>
          {children}
        </Explained>
      );
    // Checked against its figures when the report is read: here it is the words, and what they were held to.
    case 'claim':
      return <span data-claim={decodeURIComponent(target)}>{children}</span>;
  }
  if (href === '' || scheme) return <>{children}</>;
  const outside = /^https?:/.test(href);
  return (
    <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}

/** The chart of a paragraph that holds one image and nothing else. */
function chartAlone(node: ExtraProps['node']): string | null {
  const [only, ...others] = node?.children ?? [];
  if (others.length > 0 || only?.type !== 'element' || only.tagName !== 'img') return null;
  const [, scheme, name = ''] = BOUND.exec(String(only.properties['src'])) ?? [];
  return scheme === 'chart' ? name : null;
}

function partOf(attributes: ComponentProps<'data'> & { 'data-part'?: unknown }): FigurePart {
  // The plugin writes no other.
  return attributes['data-part'] as FigurePart;
}
