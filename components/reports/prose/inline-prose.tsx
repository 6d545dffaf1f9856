import type { ComponentProps, ReactNode } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { headingId } from '@/components/ui/heading-id';
import type { FigurePart } from '@/lib/research/prose/prose';
import type { Report } from '@/lib/research/reports/report';
import { PopoverTrigger, FigureValue } from '@/components/reports/evidence/popover-trigger';
import { OwnLink } from '@/components/reports/article/own-link';
import { remarkFigures } from './remark-figures';

/** A link that is bound to something of the report: its scheme, and the name after it. */
export const BOUND = /^(claim|event|quote|term|chart):(.*)$/;

/** How a report's prose is read; see lib/research/prose/prose.ts. HTML in it is text. */
export const PROSE: Options = {
  remarkPlugins: [remarkGfm, [remarkFigures, { sectionId: headingId }]],
  urlTransform: (url) => (BOUND.test(url) ? url : defaultUrlTransform(url)),
};

type Props = {
  report: Report;
  /** Markdown with bindings. */
  prose: string;
};

/** A line of prose with no paragraph around it, such as a headline or the title of a chart. */
export function InlineProse({ report, prose }: Props) {
  return (
    <ReactMarkdown {...PROSE} components={{ ...boundWords(report), p: ({ children }) => <>{children}</> }}>
      {prose}
    </ReactMarkdown>
  );
}

/** Figures, events, quotations and terms as elements that open what stands behind them. */
export function boundWords(report: Report): Components {
  return {
    a: ({ href = '', children }) => <Bound href={href}>{children}</Bound>,
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
        <PopoverTrigger kind={scheme} name={target}>
          {children}
        </PopoverTrigger>
      );
    // Checked against its figures when the report is read: here it is the words, and what they were held to.
    case 'claim':
      return <span data-claim={decodeURIComponent(target)}>{children}</span>;
  }
  if (href === '' || scheme) return <>{children}</>;
  if (href.startsWith('/')) return <OwnLink href={href}>{children}</OwnLink>;
  const outside = /^https?:/.test(href);
  return (
    <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}

function partOf(attributes: ComponentProps<'data'> & { 'data-part'?: unknown }): FigurePart {
  // The plugin writes no other.
  return attributes['data-part'] as FigurePart;
}
