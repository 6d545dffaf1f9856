import { IntlMessageFormat } from 'intl-messageformat';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import type { PluralTemplate } from '@/lib/platform/fill';
import { suggestion } from '@/lib/platform/nearest';
import { locationsByPath } from './content-problem';
import { readOnce } from './content-source';
import { currentLocale, ENGLISH, inLocale } from './locale';
import { checkLength, DESCRIPTION, TITLE, type Limits } from './lengths';
import { language } from './locales';
import { ContentError, lineIn, listContent, readContent } from './read';

export type MessageValues = Readonly<Record<string, string | number>>;

/** The messages of a file by their keys within it: `menu.open`. */
type Messages = ReadonlyMap<string, string>;

const fileOf = (name: string) => `messages/${name}.yaml`;

/**
 * The messages of content/messages/NAME.yaml: groups of texts in ICU MessageFormat. A translation of the
 * file has all its messages, with the same values; without one its messages are English. Line ends are spaces;
 * no-break spaces (`\_` in quoted YAML) stay.
 * @throws ContentError naming file and line
 */
const messagesOf = readOnce((name: string): Messages => {
  const english = currentLocale() === ENGLISH ? undefined : inLocale(ENGLISH, () => messagesOf(name));
  const schema = z.unknown().transform((root, context) => {
    const report = (message: string, key: string) =>
      context.addIssue({ code: 'custom', message, path: key.split('.') });
    const messages = new Map(entriesOf(root));
    for (const [key, text] of messages) checkMessage(key, text, english, report);
    for (const key of english?.keys() ?? [])
      if (!messages.has(key)) report('The message is missing; the English file has it', key);
    return messages;
  });
  return readContent(fileOf(name), schema);
});

function entriesOf(group: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof group !== 'object' || group === null) return [[path.join('.'), String(group ?? '').trim()]];
  return Object.entries(group).flatMap(([name, inner]) => entriesOf(inner, [...path, name]));
}

function checkMessage(
  key: string,
  text: string,
  english: Messages | undefined,
  report: (message: string, key: string) => void,
): void {
  try {
    const names = valueNames(parseMessage(text));
    if (text === '') return report('The message is empty', key);
    if (!english) return;
    const original = english.get(key);
    if (original === undefined) return report('The English file has no such message', key);
    const originalNames = valueNames(parseMessage(original));
    const list = (all: Set<string>) => [...all].sort().join(', ') || 'none';
    if (list(names) !== list(originalNames))
      return report(
        `The values are ${list(names)}; those of the English message are ${list(originalNames)}`,
        key,
      );
    const originalUses = usesOf(parseMessage(original));
    for (const use of usesOf(parseMessage(text)))
      if (!originalUses.has(use)) return report(`The English message has no ${use}`, key);
  } catch (error) {
    report(`No message in ICU MessageFormat: ${error instanceof Error ? error.message : String(error)}`, key);
  }
}

/** As IntlMessageFormat parses it; that would also ask ICU for the locale, at each of a thousand messages. */
const parseMessage = (text: string) => parse(text, { locale: new Intl.Locale(ENGLISH) });

function valueNames(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if ('value' in element && element.type !== TYPE.literal) names.add(element.value);
    const inner = 'children' in element ? element.children : [];
    const options = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
    for (const name of valueNames([...inner, ...options])) names.add(name);
  }
  return names;
}

/**
 * How a message uses its values, as it is written: `<mail>`, `{date}`, `{age, select, current}`. A count has all of its
 * ways, since a language chooses whether to inflect by it.
 */
function usesOf(elements: readonly MessageFormatElement[]): Set<string> {
  return new Set(
    elements.flatMap((element): string[] => {
      const { type } = element;
      if (type === TYPE.literal || type === TYPE.pound) return [];
      const { value } = element;
      if (type === TYPE.tag) return [`<${value}>`, ...usesOf(element.children)];
      if (type === TYPE.argument) return [`{${value}}`];
      if (type === TYPE.select || type === TYPE.plural) {
        const options = Object.entries(element.options);
        const ways =
          type === TYPE.select ? options.map(([option]) => `{${value}, select, ${option}}`) : countOf(value);
        return [...ways, ...options.flatMap(([, option]) => [...usesOf(option.value)])];
      }
      return type === TYPE.number ? countOf(value) : [`{${value}, ${TYPE[type]}}`];
    }),
  );
}

const countOf = (value: string) => [`{${value}}`, `{${value}, number}`, `{${value}, plural}`];

/** A message by its key: the name of its file, and its groups and name in it. @throws ContentError if there is none */
function sourceOf(key: string): string {
  const [file = '', ...rest] = key.split('.');
  const message = messagesOf(file).get(rest.join('.'));
  if (message === undefined)
    throw messageError(key, `There is no message ${key}${suggestion(rest.join('.'), messageKeys(file))}`);
  return message;
}

/** The message, prepared for filling in; it is parsed once, at its first use. */
const formatOf = readOnce((key: string) => new IntlMessageFormat(sourceOf(key), language().lang));

export function hasMessage(key: string): boolean {
  const [file = '', ...rest] = key.split('.');
  return messagesOf(file).has(rest.join('.'));
}

/**
 * The message of the catalogue in the current locale, with its values filled in: `text('site.skip')`. If a
 * translation cannot be filled in, the English message is.
 * @throws ContentError when the message does not exist, or a value is missing
 */
export function text(key: string, values: MessageValues = {}): string {
  // A message without tags gives text only.
  return String(rich(key, values).join(''));
}

/**
 * As {@link text}, for a message with tags: each tag has a function in `values`, which gets the parts inside
 * it. A value may be a part itself.
 */
export function rich<Part = never>(
  key: string,
  values: Readonly<Record<string, string | number | Part | ((parts: (string | Part)[]) => Part)>>,
): (string | Part)[] {
  try {
    // The library types functions by what elements React has; ours return any part.
    const parts: unknown = formatOf(key).format(values as MessageValues);
    return (Array.isArray(parts) ? parts : [parts]) as (string | Part)[];
  } catch (error) {
    if (currentLocale() !== ENGLISH) return inLocale(ENGLISH, () => rich(key, values));
    if (error instanceof ContentError) throw error;
    throw messageError(key, `${key}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** As {@link text}, for the title of a page. @throws ContentError at the line of one that is too long */
export const titleText = (key: string, values?: MessageValues) => textWithin(TITLE, key, values);

/**
 * As {@link text}, for the description of a page. @throws ContentError at the line of one that is too long or
 * too short
 */
export const descriptionText = (key: string, values?: MessageValues) => textWithin(DESCRIPTION, key, values);

function textWithin(limits: Limits, key: string, values?: MessageValues): string {
  const words = text(key, values);
  const [name = '', ...path] = key.split('.');
  locationsByPath(fileOf(name), (where) => lineIn(fileOf(name), where))(path, () =>
    checkLength(words, limits),
  );
  return words;
}

/** An error at the line of a message, or of the group that lacks it. */
function messageError(key: string, problem: string): ContentError {
  const [name = '', ...path] = key.split('.');
  return new ContentError(fileOf(name), lineIn(fileOf(name), path), problem);
}

/**
 * Messages of one group for a client component, which fills in their values with `fill`
 * (lib/platform/fill.ts): messages with nothing but texts and `{values}`, so that no parser is sent.
 * @throws ContentError when a message does not exist or has plurals, selections or tags
 */
export function templates<Name extends string>(
  group: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const entries = names.map((name) => [name, template(`${group}.${name}`)]);
  return Object.fromEntries(entries) as Record<Name, string>; // One entry for each name.
}

/** As {@link templates}, for one message. */
export function template(key: string): string {
  return plain(key, parseMessage(sourceOf(key)));
}

/** As {@link template}, for a message that is one plural: `{count, plural, one {# post} other {# posts}}`. */
export function pluralTemplate(key: string): PluralTemplate {
  const [plural, ...rest] = parseMessage(sourceOf(key));
  if (plural?.type !== TYPE.plural || rest.length > 0) throw notForBrowser(key);
  const forms = Object.entries(plural.options).map(([form, { value }]) => [
    form,
    plain(key, value, plural.value),
  ]);
  return { count: plural.value, lang: language().lang, forms: Object.fromEntries(forms) };
}

/** The text of a message for `fill`; `count` is the name of the value that `#` writes. */
function plain(key: string, elements: readonly MessageFormatElement[], count?: string): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.argument) return `{${element.value}}`;
      if (element.type === TYPE.pound && count) return `{${count}}`;
      throw notForBrowser(key);
    })
    .join('');
}

const notForBrowser = (key: string) =>
  messageError(key, `${key} is for the browser, which only fills in {values}`);

export const messageKeys = (file: string): string[] => [...messagesOf(file).keys()];

export const messageValues = readOnce((key: string): ReadonlySet<string> =>
  valueNames(parseMessage(sourceOf(key))),
);

/**
 * Checks that a message has no other values than these: for keys that are computed, whose uses no test
 * compares with the catalogue. To fill it in would find only those of the branches that are taken.
 * @throws ContentError naming the line of the message and the value
 */
export function requireValues(key: string, given: readonly string[]): void {
  const unknown = [...messageValues(key)].find((name) => !given.includes(name));
  if (unknown !== undefined)
    throw messageError(key, `${key}: nothing gives {${unknown}}${suggestion(unknown, given)}`);
}

/** Reads all messages of the current locale. @throws ContentError naming file and line of the first error */
export function checkMessages(): void {
  for (const file of listContent('messages', '.yaml')) messagesOf(file.slice(0, -'.yaml'.length));
}
