import { IntlMessageFormat } from 'intl-messageformat';
import { z } from 'zod';
import { readOnce } from './content-source';
import { ContentError, readContent } from './read';

export type MessageValues = Readonly<Record<string, string | number>>;

const FILE = 'insights.yaml';

const messageSchema = z.string().transform((text, context) => {
  try {
    return new IntlMessageFormat(text, 'en');
  } catch (error) {
    context.addIssue({ code: 'custom', message: `No message in ICU MessageFormat: ${String(error)}` });
    return z.NEVER;
  }
});

/** The messages of insights by group and name, from content/insights.yaml. @throws ContentError naming file and line */
export const messages = readOnce(() =>
  readContent(FILE, z.record(z.string(), z.record(z.string(), messageSchema))),
);

/**
 * A message of the catalogue with its values filled in: `phrases.when`.
 * @throws ContentError when the message does not exist, or a value is missing
 */
export function message(key: `${string}.${string}`, values: MessageValues): string {
  const [group = '', name = ''] = key.split('.');
  const found = messages()[group]?.[name];
  if (!found) throw new ContentError(FILE, 1, `There is no message ${key}`);
  try {
    // A format without tags returns text only.
    return String(found.format(values)).replace(/\s+/g, ' ').trim();
  } catch (error) {
    throw new ContentError(FILE, 1, `${key}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
