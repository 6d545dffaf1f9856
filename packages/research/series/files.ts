import type { z } from 'zod';
import { locations, type WithLocation } from '@/lib/platform/content-problem';

/** Where a library reads: checked files in one language, named by their path (`series/gold-usd-oz.json`). */
export interface Files {
  /** @throws an error with file and line when the file is missing or does not fit the schema */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>;
  /** As {@link read}: in a translation, which has the words alone, everything else comes from the English file. */
  readOver<Schema extends z.ZodType>(file: string, schema: Schema, words: WordsOfFile): z.output<Schema>;
  /** The names in a folder that end so, sorted. */
  list(folder: string, ending: string): string[];
  has(file: string): boolean;
  /** Whether this language has the file; if not, it is read in English. */
  isTranslated(file: string): boolean;
  /** The line of a path in a file, for errors. */
  lineIn(file: string, path: readonly PropertyKey[]): number;
  /** An error at a line of a file. */
  errorAt(file: string, line: number, problem: string): Error;
  /** Whether a build has accepted them: its clock was right, and that of a server may be behind. */
  isBuilt: boolean;
  /** What takes long to work out, and may have been stored under this name before. */
  stored<Result>(name: string, key: string | undefined, work: () => Result): Result;
}

type Path = readonly (string | number)[];

/** What a translation of a file has: the words, all of them but those that may stay English. */
export type WordsOfFile = { isWord: (path: Path) => boolean; mayStay?: (path: Path) => boolean };

/** Adds its place in a file to an author's mistake. */
export const locationsIn = (files: Files, file: string): WithLocation =>
  locations(
    (path) => files.lineIn(file, path),
    (line, problem) => files.errorAt(file, line, problem),
  );
