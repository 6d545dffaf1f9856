import type { ReactNode } from 'react';
import type { Components } from 'hast-util-to-jsx-runtime';
import { renderProse } from '@/components/layout/render-prose';
import { EvidenceLink, FigureValue, type Linking } from '@/components/reports/evidence/evidence-link';
import { OwnLink } from '@/components/reports/own-link';
import { parseProse, type BoundWords, type FigurePart, type Prose } from '@/lib/texts/prose/parse-prose';
import { figureNamed, plainProse } from '@/lib/texts/prose/plain-prose';
import type { WordedChart } from '@/lib/texts/prose/chart-words';
import type { ImageSize } from '@/lib/platform/image-size';
import type { Figure } from '@samvit/research';

/** The report or post that contains the text: for its figures and the address of its evidence page. */
type Of = Linking & WithImages & { figures: ReadonlyMap<string, Figure> };

/** A post has images that are files, with their sizes by address; a report has charts only. */
export type WithImages = { images?: ReadonlyMap<string, ImageSize> };

export function InlineProse({ prose, report }: { prose: Prose; report: Of }) {
  return renderProse(prose.tree, { ...boundParts(report), p: ({ children }) => children });
}

/** Title and subtitle of a chart, with figures that open their evidence as in the text. */
export function chartWords({ title, subtitle }: WordedChart, report: Of) {
  return {
    title: <InlineProse prose={title} report={report} />,
    subtitle: <InlineProse prose={subtitle} report={report} />,
  };
}

export function boundParts(report: Of): Components {
  return {
    a: ({ href, children, ...rest }) =>
      href === undefined ? (
        <Bound report={report} {...(rest as Attributes)}>
          {children}
        </Bound>
      ) : (
        <PlainLink href={href}>{children}</PlainLink>
      ),
    // Charts are in paragraphs of their own.
    img: ({ src = '', alt = '' }) => {
      const size = report.images?.get(src);
      return (
        size && (
          // Files of `public` are sent as they are; the optimizer is off.
          // eslint-disable-next-line @next/next/no-img-element
          <img
            src={src}
            alt={plainProse(parseProse(alt), report.figures)}
            {...size}
            loading="lazy"
            decoding="async"
            className="border border-rule bg-surface"
          />
        )
      );
    },
    data: ({ value, ...rest }) => (
      <FigureValue
        name={String(value)}
        report={report}
        figure={figureNamed(String(value), report.figures)}
        part={(rest as { 'data-part'?: FigurePart })['data-part'] ?? 'value'}
      />
    ),
  };
}

/** The attributes that render-prose.tsx writes. */
type Attributes = { 'data-kind': Exclude<BoundWords['kind'], 'claim' | 'sense'>; 'data-target': string };

function Bound({
  report,
  'data-kind': kind,
  'data-target': target,
  children,
}: Attributes & { report: Of; children: ReactNode }) {
  return (
    <EvidenceLink report={report} kind={kind} name={target}>
      {children}
    </EvidenceLink>
  );
}

/** A link without a safe address is rendered as text. */
function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  if (href === '') return children;
  if (href.startsWith('/')) return <OwnLink href={href}>{children}</OwnLink>;
  const outside = /^https?:/.test(href);
  return (
    <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
