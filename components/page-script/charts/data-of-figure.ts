import type { values } from '@samvit/charts';

type ChartData = values.ChartData;
type RangesData = values.RangesData;

const files = new Map<string, Promise<unknown>>();

/**
 * The values of the chart of a figure: at an address beside its drawing, or, of a chart that has none, in the page.
 * @throws when they cannot be loaded; the next call requests them again
 */
export async function loadData(figure: HTMLElement): Promise<ChartData> {
  const { chart = '' } = figure.dataset;
  return chart.startsWith('{') ? (JSON.parse(chart) as ChartData) : ((await fileAt(chart)) as ChartData);
}

/** The parts of it that a reader may choose. @throws as {@link loadData} */
export const loadRanges = async (figure: HTMLElement): Promise<RangesData> =>
  (await fileAt((figure.dataset.chart ?? '').replace(/json$/, 'ranges.json'))) as RangesData;

/** Each file is requested once. */
function fileAt(address: string): Promise<unknown> {
  const before = files.get(address);
  if (before) return before;
  const file = load(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.json();
}
