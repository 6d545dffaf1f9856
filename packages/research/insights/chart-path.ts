/** `wide` contains the chart's texts; `card` is the picture alone, for small places next to the text. */
export type PictureSize = 'wide' | 'card';

const NAME = /^([a-z0-9-]+?)(-card)?\.svg$/;

export function chartPath(id: string, size: PictureSize): string {
  return `/charts/insight/${chartName(id, size)}`;
}

export function chartName(id: string, size: PictureSize): string {
  return `${id}${size === 'card' ? '-card' : ''}.svg`;
}

export function parseChartName(name: string): { id: string; size: PictureSize } | null {
  const match = NAME.exec(name);
  return match?.[1] ? { id: match[1], size: match[2] ? 'card' : 'wide' } : null;
}
