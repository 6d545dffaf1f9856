import { isMap, visit, type Document, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { suggestion } from '@/lib/platform/nearest';

/** What an author reads of a mistake in a file of content, beyond the words of its parsers. */

/** @returns where the mistake is, as an offset in the text, and what it is */
export function syntaxMistake(
  document: Document.Parsed,
  { code, pos, message }: YAMLError,
): [number, string] {
  const open = code === 'BAD_INDENT' ? openList(document, pos[0]) : undefined;
  return open ?? [pos[0], message];
}

/** The innermost list or map in brackets that the parser had to end here: its mistake is where it begins. */
function openList(document: Document.Parsed, end: number): [number, string] | undefined {
  let open: [number, string] | undefined;
  visit(document, {
    Collection(_, node) {
      if (!node.flow || node.range?.[1] !== end) return;
      const [first, last] = isMap(node) ? '{}' : '[]';
      open = [node.range[0], `What begins with "${first}" has no "${last}"`];
    },
  });
  return open;
}

/** A form of text that has a name in schemas, as an author would write it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  datetime: '2026-07-21T10:40:00+05:30',
  date: '2026-07-21',
};

/** @param value what the file has at the place of the issue */
export function schemaMistake(issue: z.core.$ZodIssue, value: unknown): string {
  return `${issue.message}${hint(issue, value)}`;
}

function hint(issue: z.core.$ZodIssue, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (issue.code === 'invalid_value') return suggestion(value, issue.values.map(String));
  if (issue.code === 'invalid_union' && 'options' in issue)
    return suggestion(value, (issue.options ?? []).map(String));
  if (issue.code === 'invalid_format' && EXAMPLES[issue.format]) return `, such as ${EXAMPLES[issue.format]}`;
  if (issue.code === 'too_big' || issue.code === 'too_small') return `; it has ${value.length}`;
  return '';
}
