import { libraryHere } from '@/lib/texts/library-here';
import { samples, unstated } from '@/lib/content/organisation';
import { bakedDifferences } from '@/lib/platform/baked-settings';
import { env } from '@/lib/platform/env';
import { updates } from '@samvit/research';
import { lateSeries } from '@/lib/services/series/late-series';
import { updateProblems } from '@/lib/services/series/live-updates';
import { fingerprint } from '@/packages/host/builds';
import { currentRelease, readRelease } from '@/packages/host/commands.mjs';
import { seeLiveSeries } from '@/lib/services/series/live-series';
import { IS_RELEASE, ROOT } from '@/lib/platform/commands/root.mjs';
import { readSettings } from '@/lib/platform/commands/settings';
import type { Result } from './check';

/** Of the series that are late, so that the line stays one. */
const MOST_NAMED = 5;

export function buildState(): Result {
  const settings = readSettings();
  const release = IS_RELEASE ? readRelease(ROOT) : currentRelease();
  if (!release) return ['note', 'there is no release yet; the next npm start makes it'];
  const differences = bakedDifferences(release.baked, settings.baked).map(
    ({ name, built, now }) =>
      `has ${name} ${built ?? '(none)'} in its pages, which is now ${now ?? '(none)'}`,
  );
  if (!IS_RELEASE && release.fingerprint !== fingerprint(release.baked))
    differences.push('is of other sources');
  return differences.length === 0
    ? ['ok', `release ${release.id}, of these very sources and settings`]
    : ['note', `release ${release.id} ${differences.join(', and ')}; npm run upgrade makes a new one`];
}

/** A line for each place: a start prints how many there are. */
export function sampleWords(): Result {
  const left = samples();
  return left.length === 0
    ? ['ok', 'none left']
    : ['note', left.map((place) => `${place} is still a sample: write your own`).join('\n')];
}

/** What pages do without a statement: no figure and no text is hidden for the lack of one. */
const saysWithout = (place: string) =>
  place.includes(': claims.') ? 'show the claim and nothing of what it rests on' : 'leave it out';

/** As {@link sampleWords}. */
export function operatorStatements(): Result {
  const left = unstated();
  return left.length === 0
    ? ['ok', 'all there']
    : ['note', left.map((place) => `${place} is not stated, so pages ${saysWithout(place)}`).join('\n')];
}

export async function series(): Promise<Result> {
  // The check of the database says what is wrong with it.
  await seeLiveSeries().catch(() => undefined);
  const [problem] = updateProblems(libraryHere().live.keys());
  if (problem !== undefined)
    return [
      'bad',
      `values that were applied are not shown: ${problem}; npm run series -- undo takes them back`,
    ];
  const late = await lateSeries();
  if (late.length === 0) return ['ok', 'none is late'];
  const names = late.slice(0, MOST_NAMED).join(', ');
  const more = late.length > MOST_NAMED ? ` and ${late.length - MOST_NAMED} more` : '';
  return ['note', `publishers have newer values of ${names}${more}: npm run series shows them all`];
}

/** For which series publishers are asked, and under which licences; nothing where that is off, and none may be. */
export function fetching(): Result {
  const words = updates.fetchedWords(libraryHere());
  if (env().SERIES_FETCH !== 'daily')
    return words === '' ? undefined : ['ok', `off; SERIES_FETCH=daily would ask for ${words}`];
  const lacking = updates.lackingContact(libraryHere());
  if (words === '' && lacking.length === 0)
    return [
      'note',
      'SERIES_FETCH=daily fetches nothing until somebody has read the terms of a publisher and written ' +
        'in content/supply that they allow it (its README says how)',
    ];
  const schedule = `publishers are asked once a day for ${words || 'nothing yet'}`;
  if (lacking.length === 0) return ['ok', schedule];
  return [
    'note',
    `${schedule}; ${lacking.join(', ')} wait until TEAM_MAIL says whom their publishers can reach`,
  ];
}
