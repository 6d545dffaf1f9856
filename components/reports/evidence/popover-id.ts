export type PopoverKind = 'figure' | 'event' | 'quote' | 'term';

/** The id of what opens behind a figure, an event, a quotation or a term; a figure's is its row in the table. */
export function popoverId(kind: PopoverKind, name: string): string {
  return kind === 'figure' ? figureId(name) : `about-${kind}-${name}`;
}

/** The id of a figure's row in the table, which is its lasting address too. */
export function figureId(name: string): string {
  return `figure-${name}`;
}

/** The id of a chart on its report's page. */
export function chartId(name: string): string {
  return `chart-${name}`;
}
