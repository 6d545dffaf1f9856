import { dayIn, shortText } from '../../series/written';
import { numberAt } from '../number-at';
import type { Observation, Received } from '../received';
import type { Supply } from '../supply';
import { SupplyProblem } from '../supply-problem';
import { unzipped } from '../unzipped';

/** In bytes: H.15 has 71 million. */
const MOST_UNPACKED = 200_000_000;

/** How the Board marks that there is no value; beside it stands -9999. */
const WITHOUT_VALUE = ['ND', 'NA', 'NC'];

/**
 * A release of the Federal Reserve Board: an archive with one `H15_data.xml`, in which each series has its name and its
 * observations, `<frb:Obs OBS_STATUS="A" OBS_VALUE="4.48" TIME_PERIOD="2026-05-31" />`, a month by its last
 * day. Only the series that is wanted is read as text.
 */
export function readFedXml(
  received: Received,
  { series: wanted }: Extract<Supply, { layout: 'fed-xml' }>,
): Observation[] {
  const { name, series } = received;
  const text = blockOf(received, wanted);
  const observations = [...text.matchAll(/<(?:\w+:)?Obs\s[^>]*>/g)].map(([tag], i): Observation => {
    const line = i + 1;
    const { TIME_PERIOD: time = '', OBS_VALUE: value = '?', OBS_STATUS: status = '' } = attributesOf(tag);
    const day = dayIn(time);
    if (!day) throw new SupplyProblem(name, line, `"${shortText(time)}" is no day`);
    if (series.frequency === 'monthly' && !isMonthEnd(day))
      throw new SupplyProblem(name, line, `${day} is no last of a month, and the series is monthly`);
    if (status !== 'A' && !WITHOUT_VALUE.includes(status))
      throw new SupplyProblem(name, line, `The status "${shortText(status)}" of ${day} is none that we know`);
    const number = status === 'A' ? numberAt(name, line, value) : null;
    return { at: series.frequency === 'monthly' ? day.slice(0, 7) : day, cells: [number], line };
  });
  if (observations.length === 0) throw new SupplyProblem(name, null, `${wanted} has no observation`);
  return observations;
}

/** The part of the release with one series. */
function blockOf(received: Received, wanted: string): string {
  const { name } = received;
  const parts = unzipped(received, {
    most: MOST_UNPACKED,
    other: 'This is no archive (.zip), or it is not whole: download it again',
    wants: (part) => part.endsWith('_data.xml'),
  });
  const [data] = Object.values(parts);
  if (!data)
    throw new SupplyProblem(
      name,
      null,
      'The archive has no part …_data.xml: the publisher changed the layout',
    );
  const xml = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const title = `SERIES_NAME="${wanted}"`;
  const at = xml.indexOf(title);
  if (at < 0)
    throw new SupplyProblem(
      name,
      null,
      `There is no series ${wanted}: another file, or a layout that the publisher changed`,
    );
  if (xml.indexOf(title, at + 1) >= 0) throw new SupplyProblem(name, null, `There are two series ${wanted}`);
  const end = xml.indexOf('Series>', at);
  if (end < 0) throw new SupplyProblem(name, null, `${wanted} has no end: download it again`);
  return xml.toString('utf8', at, end);
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));

const isMonthEnd = (day: string): boolean => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.getUTCDate() === 1;
};
