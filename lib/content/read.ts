import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, isNode, parseDocument, visit, type Alias } from 'yaml';
import { z } from 'zod';
import { CONTROLS } from '@/lib/platform/controls.mjs';
import { suggestion } from '@/lib/platform/nearest';
import { contentRoot, readByBuild, textInstead } from './content-source';
import { schemaMistake, syntaxMistake } from './mistakes';
import { currentLocale, ENGLISH, inLocale } from './locale';

/** An error in a content file. The message is for the operator: file, line, what is wrong. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number, problem: string) {
    super(`content/${placeOf(file)}:${line}: ${problem}`);
  }
}

/**
 * Reads and checks one YAML or JSON file (JSON is YAML) below `content/`.
 * @throws ContentError naming file and line
 */
export function readContent<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  if (file.endsWith('.json')) return parseContent(file, readText(file), schema);
  const result = schema.safeParse(yamlIn(file));
  return result.success ? result.data : locate(file, readText(file), schema, 1).data;
}

/** What a YAML file holds: its parser takes longer than all else that is done with a file. */
const yamlIn = readByBuild('yaml', (file: string) => locate(file, readText(file), z.unknown(), 1).data);

/** As {@link readContent}, for text already read; `firstLine` is its first line in the file. */
export function parseContent<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  firstLine = 1,
): z.output<T> {
  const result = file.endsWith('.json') ? schema.safeParse(asJson(text)) : undefined;
  return result?.success ? result.data : locate(file, text, schema, firstLine).data;
}

/**
 * JSON as the YAML parser reads it, which is many times slower and is asked only for the line of a mistake;
 * `undefined` for what it would reject.
 */
function asJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // Of two fields with the same name JSON.parse() takes the last.
    const names = text.match(/"(?:[^"\\]|\\.)*"\s*:?/g)?.filter((piece) => piece.endsWith(':')) ?? [];
    return names.length === fieldsIn(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const within = Object.values(value).reduce((sum: number, each) => sum + fieldsIn(each), 0);
  return Array.isArray(value) ? within : within + Object.keys(value).length;
}

/** Checked data, and the line number of each path in it. */
type Located<T> = { data: T; lineOf: (path: readonly PropertyKey[]) => number };

function locate<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  firstLine: number,
): Located<z.output<T>> {
  const lines = new LineCounter();
  // Messages without a line number: the parser's own counts from the start of the text, not of the file.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const syntax = document.errors[0];
  if (syntax) {
    const [offset, problem] = syntaxMistake(document, syntax);
    throw new ContentError(file, lineAt(offset), problem);
  }

  const alias = firstAlias(document);
  if (alias)
    throw new ContentError(
      file,
      lineAt(alias.range?.[0] ?? 0),
      `*${alias.source} is an alias, which content does without; a text that begins with an asterisk stands in quotes`,
    );

  const lineOf = (where: readonly PropertyKey[]) => lineAt(offsetOf(document, where));
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, lineOf };

  const { issues } = result.error;
  // A misspelt key is two issues: one is missing, and one is unknown.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  const issuePath = issue?.path ?? [];
  const [unknown] = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const missingFields = issues.flatMap(({ path }) =>
    path.length === issuePath.length + 1 && !document.hasIn(path) ? String(path.at(-1)) : [],
  );
  const problem = issue ? schemaMistake(issue, document.getIn(issuePath)) : 'Not as expected';
  throw new ContentError(
    file,
    lineOf(unknown === undefined ? issuePath : [...issuePath, unknown]),
    `${issuePath.length > 0 ? `${issuePath.join('.')}: ` : ''}${problem}${suggestion(unknown ?? '', missingFields)}`,
  );
}

/**
 * The line of a path in a YAML file below `content/`, or of the nearest place that is there: for checks that
 * the schema cannot make.
 */
export function lineIn(file: string, where: readonly PropertyKey[]): number {
  return locate(file, readText(file), z.unknown(), 1).lineOf(where);
}

/**
 * The Markdown body of a file below `content/` and its checked front matter; `lineOf` gives the line of a
 * front-matter path, `bodyLine` the first line of the body.
 */
export function readMarkdown<T extends z.ZodType>(
  file: string,
  schema: T,
): { meta: z.output<T>; body: string; lineOf: Located<unknown>['lineOf']; bodyLine: number } {
  const text = readText(file);
  const match = /^---\n([\s\S]*?)\n---\n\s*([\s\S]*)$/.exec(text);
  if (!match) throw new ContentError(file, 1, 'Starts with no front matter between two lines of ---');
  const [, front = '', body = ''] = match;
  const { data: meta, lineOf } = locate(file, front, schema, 2);
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { meta, body: body.trim(), lineOf, bodyLine };
}

/** Names of the files with one of these endings in a folder below `content/`, sorted; every locale has the same. */
export function listContent(folder: string, ending: string): string[] {
  return readdirSync(path.join(contentRoot(), folder))
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .sort();
}

export function contentPath(file: string): string {
  return path.join(contentRoot(), placeOf(file));
}

/** Whether the current locale has this file; if not, its English text is shown. */
export function isTranslated(file: string): boolean {
  return currentLocale() === ENGLISH || placeOf(file) !== file;
}

/**
 * Calls the function in the locale that shows this file: English if it is not translated, with its dates and
 * numbers.
 */
export function inLocaleOfFile<Result>(file: string, call: () => Result): Result {
  return isTranslated(file) ? call() : inLocale(ENGLISH, call);
}

/** Where the current locale has a file below `content/`: in its own folder, or, not translated, in English. */
function placeOf(file: string): string {
  if (currentLocale() === ENGLISH) return file;
  const translation = path.join(currentLocale(), file);
  return existsSync(path.join(contentRoot(), translation)) ? translation : file;
}

/**
 * The text of a file with LF line ends.
 * @throws ContentError when it does not exist, is too large, or holds a control character
 */
export function readText(file: string): string {
  const text = contentOf(file);
  if (text.length > LARGEST) throw new ContentError(file, 1, `The file has more than ${LARGEST} characters`);
  const index = text.search(UNREADABLE);
  if (index < 0) return text;
  const code = text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase();
  throw new ContentError(
    file,
    text.slice(0, index).split('\n').length,
    `Holds the control character U+${code}, which nobody sees: take it out`,
  );
}

function contentOf(file: string): string {
  try {
    const text = textInstead(placeOf(file)) ?? readFileSync(contentPath(file), 'utf8');
    return text.replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError(file, 1, 'The file is missing or cannot be read');
  }
}

/** In characters; the largest file of ours has a fourteenth of it. */
const LARGEST = 4_000_000;

/** Also returns, which are not at the end of a line any more, and what was no UTF-8. */
const UNREADABLE = new RegExp(`[${CONTROLS}\\r\\ufffd]`);

/**
 * The first YAML alias. Aliases are rejected: one may be undefined, refer to itself, or expand until memory
 * is full.
 */
function firstAlias(document: ReturnType<typeof parseDocument>): Alias | undefined {
  const aliases: Alias[] = [];
  visit(document, {
    Alias(_, alias) {
      aliases.push(alias);
      return visit.BREAK;
    },
  });
  return aliases[0];
}

function offsetOf(document: ReturnType<typeof parseDocument>, where: readonly PropertyKey[]): number {
  for (let depth = where.length; depth >= 0; depth -= 1) {
    const node = document.getIn(where.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
