/** `wide` carries its words with it; `card` is the picture alone, for small places beside the words. */
export type ChartSize = 'wide' | 'card';

const NAME = /^([a-z0-9-]+?)(-card)?\.svg$/;

/** Where the chart of an insight is served as an image. */
export function chartPath(id: string, size: ChartSize): string {
  return `/charts/insight/${chartName(id, size)}`;
}

/** The file name of a chart. */
export function chartName(id: string, size: ChartSize): string {
  return `${id}${size === 'card' ? '-card' : ''}.svg`;
}

/** What a file name asks for; `null` when it is no name of a chart. */
export function parseChartName(name: string): { id: string; size: ChartSize } | null {
  const match = NAME.exec(name);
  return match?.[1] ? { id: match[1], size: match[2] ? 'card' : 'wide' } : null;
}
