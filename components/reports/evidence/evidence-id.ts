export type EvidenceKind = 'figure' | 'event' | 'quote' | 'note' | 'term';

/**
 * The id of an element on the report's evidence page: the evidence of a figure, an event, a quotation, a
 * note or a term.
 */
export function evidenceId(kind: EvidenceKind, name: string): string {
  return kind === 'figure' ? `figure-${name}` : `about-${kind}-${name}`;
}

export function chartId(name: string): string {
  return `chart-${name}`;
}

export function numbersId(name: string): string {
  return `numbers-${name}`;
}
