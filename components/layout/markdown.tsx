import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import { text } from '@/lib/content/messages';
import { parseMarkdown } from '@/lib/research/prose/parse-markdown';
import { headingId } from '@/components/ui/heading-id';
import { SiteLink } from './site-link';

const isOutside = (href: string | undefined) => /^https?:/.test(href ?? '');

const ALIGN: Record<string, string> = { right: 'is-right', center: 'is-centred' };

/** Table cells with classes for alignment: the parser uses inline styles, which the content security policy forbids. */
export const alignedCells: Components = {
  th: ({ children, style }) => <th className={ALIGN[style?.textAlign ?? '']}>{children}</th>,
  td: ({ children, style }) => <td className={ALIGN[style?.textAlign ?? '']}>{children}</td>,
};

export const scrollingTable: Components = {
  table: ({ children }) => (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={text('site.table')}>
      <table>{children}</table>
    </div>
  ),
};

const components: Components = {
  a: ({ href = '', children }) => (
    <SiteLink href={href} {...(isOutside(href) && { target: '_blank', rel: 'noopener' })}>
      {children}
    </SiteLink>
  ),
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  h3: ({ children }) => <h3 id={headingId(textOf(children))}>{children}</h3>,
  ...alignedCells,
  ...scrollingTable,
};

/** Our parser in place of the one of react-markdown. */
const remarkPlugins: Options['remarkPlugins'] = [
  function () {
    this.parser = parseMarkdown;
  },
];

/**
 * Renders Markdown from untrusted sources safely: HTML is shown as text and `javascript:` addresses are
 * removed. Headings have ids, wide tables scroll, external links open a new tab.
 */
export function Markdown({ children, className }: { children: string; className?: string }) {
  return (
    <div className={className ?? 'prose'}>
      <ReactMarkdown remarkPlugins={remarkPlugins} components={components}>
        {children}
      </ReactMarkdown>
    </div>
  );
}

function textOf(children: ComponentProps<'h2'>['children']): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  return '';
}
