import { text } from '@/lib/content/messages';

const ID = 'evidence';

/**
 * Where components/page-script/evidence.ts shows the evidence of a number, an event, a quotation or a term.
 * React must not hydrate its content.
 * @param path the page with the evidence, to which links lead without JavaScript
 */
export function EvidencePopover({ path }: { path: string }) {
  return (
    <div
      id={ID}
      popover="auto"
      role="dialog"
      aria-label={text('reports.evidence.popover')}
      tabIndex={-1}
      data-evidence={path}
      data-loading={text('site.loading')}
      className="evidence-popover"
    >
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <button type="button" popoverTarget={ID} popoverTargetAction="hide" className="evidence-close">
        {text('site.close')}
      </button>
    </div>
  );
}
