import { z } from 'zod';
import { existsSync } from 'node:fs';
import { contentChanged, isStored, keptByBuild, readOnce } from '@/lib/content/content-source';
import { currentLocale, ENGLISH, inLocale, type Locale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import {
  ContentError,
  contentPath,
  isTranslated,
  lineIn,
  listContent,
  readContent,
} from '@/lib/content/read';
import { site } from '@/lib/content/organisation';
import { wordsOver } from '@/lib/content/translated-words';
import { wordsHere } from '@/lib/content/words-here';
import { env } from '@/lib/platform/env';
import { onePerProcess } from '@/lib/platform/one-per-process';
import { type updates, openLibrary, type Files, type Library } from '@samvit/research';

const live = onePerProcess<{ points: updates.LivePoints }>('live-points', () => ({ points: new Map() }));

/** From now on these points follow what the files have. */
export function setLivePoints(points: updates.LivePoints): void {
  live().points = points;
  contentChanged();
}

/**
 * The library in the current language. What a reader brought is in another one, which is made `with` it and passed on.
 */
export const libraryHere = readOnce((): Library =>
  openLibrary(
    {
      files: filesIn(currentLocale()),
      words: wordsHere(),
      house: () => ({ product: site().product, contact: env().TEAM_MAIL ?? site().mail.support }),
      english: () => inLocale(ENGLISH, libraryHere),
      all: () => locales().map((locale) => inLocale(locale, libraryHere)),
    },
    live().points,
  ),
);

function filesIn(locale: Locale): Files {
  const here = <Result>(call: () => Result) => inLocale(locale, call);
  return {
    read: (file, schema) => here(() => readContent(file, schema)),
    readOver: (file, schema, words) =>
      here(() => {
        const english = () => readContent(file, z.unknown());
        return readContent(file, wordsOver(file, schema, { english, ...words }));
      }),
    list: listContent,
    has: (file) => here(() => existsSync(contentPath(file))),
    isTranslated: (file) => here(() => isTranslated(file)),
    lineIn: (file, path) => here(() => lineIn(file, path)),
    errorAt: (file, line, problem) => here(() => new ContentError(file, line, problem)),
    get isBuilt() {
      return isStored();
    },
    stored: (name, key, work) => here(() => keptByBuild(name, key, work)),
  };
}
