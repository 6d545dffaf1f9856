import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listContent } from './read';
import { messageKeys, messageValues } from './messages';

// The code and the catalogue agree: each message that is used exists and gets its values, and each that exists is used.

const ROOT = path.resolve(__dirname, '../..');
const FUNCTIONS =
  /^(?:(?:\w+\.)*words\.)?(?:text|titleText|descriptionText|richText|rich|template|templates|pluralTemplate)$/;

const FILES = ['app', 'components', 'lib', 'packages', 'scripts']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec|fixture)\.tsx?$/.test(file)),
  )
  .concat('host.config.ts');

const KEYS = listContent('messages', '.yaml')
  .map((name) => name.slice(0, -'.yaml'.length))
  .flatMap((file) => messageKeys(file).map((key) => `${file}.${key}`));

type Use = { place: string; pattern: RegExp; key?: string; values?: string[] };

/** A pattern for the text of a literal, in which an expression stands for any text. */
function patternOf(node: ts.Node, before = ''): RegExp | undefined {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (ts.isStringLiteralLike(node)) return new RegExp(`^${escaped(before + node.text)}$`);
  if (!ts.isTemplateExpression(node)) return undefined;
  const rest = node.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join('');
  return new RegExp(`^${escaped(before + node.head.text)}${rest}$`);
}

/** The names of an object literal; `undefined` if it has others than those that are written. */
function namesOf(node: ts.Node | undefined): string[] | undefined {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(
    ({ name }) => name && (ts.isComputedPropertyName(name) ? undefined : name),
  );
  return names.every((name) => name !== undefined) ? names.map((name) => name.getText()) : undefined;
}

/** Keys passed to the functions of the catalogue, and every other literal, which may be a key of a table. */
const USES: Use[] = [];
const LITERALS: RegExp[] = [];
for (const file of FILES) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const pattern = /^[`'"][a-z-]+\./.test(node.getText()) ? patternOf(node) : undefined;
      if (pattern) LITERALS.push(pattern);
    }
    // The message of an error that is thrown; it gets its values where it is shown.
    if (ts.isNewExpression(node) && /^(?:Http|Provider)Error$/.test(node.expression.getText())) {
      const pattern = node.arguments?.[1] && patternOf(node.arguments[1]);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (pattern) USES.push({ place: `${file}:${line}`, pattern });
    }
    if (ts.isCallExpression(node) && FUNCTIONS.test(node.expression.getText())) {
      const [key, second] = node.arguments;
      const isGroup = /\btemplates$/.test(node.expression.getText());
      const keys =
        isGroup && key && ts.isStringLiteralLike(key) && second && ts.isArrayLiteralExpression(second)
          ? second.elements.map((name) => patternOf(name, `${key.text}.`))
          : [key && patternOf(key)];
      const place = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      for (const pattern of keys)
        if (pattern)
          USES.push({
            place,
            pattern,
            ...(key && ts.isStringLiteralLike(key) && !isGroup && { key: key.text }),
            ...(!/emplate/.test(node.expression.getText()) && { values: namesOf(second) }),
          });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

test('each message that the code uses is in the catalogue', () => {
  const missing = USES.filter(({ pattern }) => !KEYS.some((key) => pattern.test(key)));
  expect(missing.map(({ place, pattern }) => `${place}: ${pattern.source}`)).toEqual([]);
  expect(USES.length).toBeGreaterThan(5);
});

test('each use of a message passes its values', () => {
  const wrong = USES.flatMap(({ place, key, values }) => {
    if (!key || !values || !KEYS.includes(key)) return [];
    const expected = [...messageValues(key)].sort().join(', ');
    const passed = [...values].sort().join(', ');
    return expected === passed ? [] : [`${place}: ${key} has the values ${expected}, not ${passed}`];
  });
  expect(wrong).toEqual([]);
});

test('each message of the catalogue is used', () => {
  // A key that begins with an expression may be any key, and says nothing.
  const patterns = [...USES.map(({ pattern }) => pattern), ...LITERALS].filter(
    ({ source }) => !source.startsWith('^.+'),
  );
  expect(KEYS.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
