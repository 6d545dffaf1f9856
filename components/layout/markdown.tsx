import type { Components } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { headingId } from '@/components/ui/heading-id';
import { parseMarkdown } from '@/lib/texts/prose/parse-markdown';
import { renderProse, scrollingTable } from './render-prose';
import { SiteLink } from './site-link';

const isOutside = (href: string) => /^https?:/.test(href);

const parts: Components = {
  a: ({ href = '', children }) => (
    <SiteLink href={href} {...(isOutside(href) && { target: '_blank', rel: 'noopener' })}>
      {children}
    </SiteLink>
  ),
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  h3: ({ children }) => <h3 id={headingId(textOf(children))}>{children}</h3>,
  ...scrollingTable,
};

/** Markdown, also of strangers. Headings have ids, wide tables scroll, links to other sites open a new tab. */
export function Markdown({ children, className }: { children: string; className?: string }) {
  return <div className={className ?? 'prose'}>{renderProse(parseMarkdown(children), parts)}</div>;
}

function textOf(children: ComponentProps<'h2'>['children']): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  return '';
}
