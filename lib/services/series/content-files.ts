import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { writeWhole } from '@/lib/platform/write-whole';
import { seriesFiles } from '@samvit/research';
import { SeriesProblem } from './series-problem';

/** Files of content by their path below it, with their new texts. */
export type Edited = ReadonlyMap<string, string>;

/** Writes files into a content folder. @returns their names */
export function writeFiles(folder: string, files: Edited): string[] {
  for (const [name, text] of files) writeWhole(path.join(folder, name), Buffer.from(text), MODE);
  return [...files.keys()];
}

/**
 * The files of a content folder as they are with a series changed: only the lines of what changed, so that a
 * diff shows it. Notes that went are taken out of the translations, too, which have their texts in the same
 * order, and come first: a command that was killed in between finds the series as it was, and leaves a
 * translation alone that has the notes of afterwards.
 * @throws SeriesProblem if somebody changed the file since it was read, or if it is not laid out one row and
 * one note to a line
 */
export function withSeries(
  folder: string,
  before: seriesFiles.SeriesFile,
  after: seriesFiles.SeriesFile,
  locales: readonly string[],
): Edited {
  const file = `series/${before.id}.json`;
  const removedNotes = before.notes.flatMap((note, i) =>
    after.notes.some((other) => isDeepStrictEqual(note, other)) ? [] : [i],
  );
  const series = edited(file, readFileSync(path.join(folder, file), 'utf8'), before, after);
  const files = new Map<string, string>();
  for (const locale of locales) {
    const translation = `${locale}/${file}`;
    const place = path.join(folder, translation);
    if (removedNotes.length === 0 || !existsSync(place)) continue;
    const text = readFileSync(place, 'utf8');
    const now = withoutNotes(text, removedNotes, before.notes.length);
    if (now !== text) files.set(translation, now);
  }
  return files.set(file, series);
}

/** Of files of content: they hold nothing personal. */
const MODE = 0o644;

function edited(
  file: string,
  text: string,
  before: seriesFiles.SeriesFile,
  after: seriesFiles.SeriesFile,
): string {
  if (!isDeepStrictEqual(parsed(text), before))
    throw new SeriesProblem(
      `content/${file} has been changed meanwhile: nothing was written; look at it again.`,
    );
  let lines = text.split('\n');
  const replace = (from: unknown, to: string | null) => {
    const at = lines.findIndex((line) => isDeepStrictEqual(valueOf(line), from));
    if (at >= 0)
      lines =
        to === null ? without(lines, at) : lines.with(at, `${to}${/,$/.exec(lines[at] ?? '')?.[0] ?? ''}`);
  };
  for (const note of before.notes)
    if (!after.notes.some((other) => isDeepStrictEqual(note, other))) replace(note, null);
  before.points.forEach((point, i) => {
    const now = after.points[i];
    if (now && !isDeepStrictEqual(point, now)) replace(point, rowText(now));
  });
  replace({ asOf: before.asOf }, ` "asOf": ${JSON.stringify(after.asOf)}`);
  const added = after.points.slice(before.points.length).map(rowText);
  if (added.length > 0) {
    const last = lines.findLastIndex((line) =>
      isDeepStrictEqual(valueOf(line), after.points[before.points.length - 1]),
    );
    lines.splice(
      last,
      1,
      ...[lines[last] ?? '', ...added].map((line, i) => (i < added.length ? `${line},` : line)),
    );
  }
  const result = lines.join('\n');
  const problem = seriesFiles.seriesSchema.safeParse(after).error?.issues[0]?.message;
  if (problem !== undefined)
    throw new SeriesProblem(`content/${file} would be wrong with these values: ${problem}`);
  if (!isDeepStrictEqual(parsed(result), after))
    throw new SeriesProblem(
      `content/${file} is not laid out with each note and each row on a line of its own: edit it by hand.`,
    );
  return result;
}

/** The value on a line: a row, a note, or one field of the file; undefined for another line. */
function valueOf(line: string): unknown {
  const text = line.trim().replace(/,$/, '');
  try {
    return JSON.parse(text.startsWith('"') ? `{${text}}` : text) as unknown;
  } catch {
    return undefined;
  }
}

function parsed(text: string): seriesFiles.SeriesFile | undefined {
  try {
    return seriesFiles.seriesSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The last of a list has no comma after it. */
function without(lines: readonly string[], at: number): string[] {
  const isLast = !(lines[at] ?? '').endsWith(',');
  return lines.flatMap((line, i) => {
    if (i === at) return [];
    return [isLast && i === at - 1 ? line.replace(/,$/, '') : line];
  });
}

/** With a digit after the point, as the other rows have it. */
const rowText = (cells: seriesFiles.SeriesFile['points'][number]): string =>
  `  [${cells.map((cell) => (Number.isInteger(cell) ? `${cell}.0` : JSON.stringify(cell))).join(', ')}]`;

const translated = z.looseObject({ notes: z.array(z.unknown()).exactOptional() });

/** A translation need not have notes. */
function withoutNotes(text: string, gone: readonly number[], before: number): string {
  const { notes, ...rest } = translated.parse(JSON.parse(text));
  if (notes?.length !== before) return text;
  const remainingNotes = notes.filter((_, i) => !gone.includes(i));
  return `${JSON.stringify(remainingNotes.length > 0 ? { ...rest, notes: remainingNotes } : rest, null, 2)}\n`;
}
