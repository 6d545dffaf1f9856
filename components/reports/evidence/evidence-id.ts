export type EvidenceKind = 'figure' | 'event' | 'quote' | 'term';

/** The id, on the evidence page of a report, of what a figure, an event, a quotation or a term of it rests on. */
export function evidenceId(kind: EvidenceKind, name: string): string {
  return kind === 'figure' ? `figure-${name}` : `about-${kind}-${name}`;
}

/** The id of a chart on its report's page. */
export function chartId(name: string): string {
  return `chart-${name}`;
}

/** The id of the numbers of a chart on the evidence page. */
export function numbersId(name: string): string {
  return `numbers-${name}`;
}
