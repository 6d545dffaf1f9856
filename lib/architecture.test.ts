import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// Rules that neither the compiler nor a single file can check. Each test lists the violations of its rule, as
// `file:line` or `file imports module`.

const ROOT = path.resolve(__dirname, '..');
const CODE = /\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|spec|fixture)\.tsx?$/;

/** Files below a folder, relative to the root of the repository, without generated and hidden folders. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesBelow(file);
    return [file];
  });
}

const FILES = filesBelow('.');
const codeIn = (...folders: string[]) =>
  FILES.filter((file) => CODE.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)));

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The lines of these files that match a pattern. */
function placesOf(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}`] : [])),
  );
}

/**
 * What a file imports, statically, dynamically or as a re-export; our own files relative to the root of the
 * repository.
 */
function importsOf(file: string): string[] {
  return ts.preProcessFile(textOf(file), true, true).importedFiles.map(({ fileName }) => {
    if (fileName.startsWith('@/')) return fileName.slice(2);
    if (fileName.startsWith('@samvit/')) return `packages/${fileName.slice('@samvit/'.length)}/index.ts`;
    return fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName;
  });
}

/** The imports of these files that a rule forbids, as `file imports module`. */
const forbiddenImports = (files: readonly string[], forbidden: RegExp) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((module) => forbidden.test(module))
      .map((module) => `${file} imports ${module}`),
  );

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
}

test('the folders the rules speak of hold code, so that no rule looks at nothing', () => {
  for (const folder of ['app', 'app/api', 'components', 'components/ui', 'lib', 'packages', 'scripts'])
    expect([folder, codeIn(folder).length > 0]).toEqual([folder, true]);
});

describe('settings come from one place', () => {
  const READS =
    /\bprocess\s*\??\.\s*env\b|\bprocess\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|from '(?:node:)?process'/;

  const ALLOWED: Record<string, string> = {
    'lib/platform/env.ts': 'the one reader: checks every setting and names the one that is wrong',
    'lib/platform/env.client.ts':
      'Next writes public settings into the bundle only for names written out in full',
    'middleware.ts': 'runs on the edge, without the files that lib/platform/env.ts needs',
    'lib/platform/commands/': 'runs before anything is installed, and reads `.env` for what it starts',
    'scripts/':
      'run before anything is installed, and hand the variables of the caller on to what they start',
    'packages/host/': 'is started by those scripts, before Next reads its own configuration',
    'playwright.config.ts': 'runs outside the site, on whoever tests it',
    'jest.config.mjs': 'runs outside the site, on whoever tests it',
    'jest.setup.ts': 'runs outside the site, on whoever tests it',
    'jest/': 'runs outside the site, on whoever tests it',
    'next.config.mjs': 'cannot import TypeScript on Node 20',
    'e2e/': 'starts the site under settings of its own',
    'testing/': 'starts the site under settings of its own',
    'bench/': 'starts the site under settings of its own',
  };
  const isAllowed = (file: string) =>
    Object.keys(ALLOWED).some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

  test('only lib/platform/env.ts, env.client.ts and the exceptions named here read process.env', () => {
    const files = FILES.filter((file) => CODE.test(file) && !TEST.test(file) && !isAllowed(file));
    const places = placesOf(READS, files);
    expect(places.filter((place) => !place.startsWith('instrumentation.ts:'))).toEqual([]);
  });

  test('instrumentation.ts reads NEXT_RUNTIME, which Next writes in at build, and nothing else', () => {
    const variables = [...textOf('instrumentation.ts').matchAll(/\bprocess\.env\b\.?(\w*)/g)].map(
      ([, name]) => name,
    );
    expect(new Set(variables)).toEqual(new Set(['NEXT_RUNTIME']));
  });
});

describe('imports run one way: app, components, lib', () => {
  test('lib knows nothing of app and components', () => {
    const files = codeIn('lib').filter((file) => !TEST.test(file));
    expect(forbiddenImports(files, /^(?:app|components)\//)).toEqual([]);
  });

  test('components know nothing of app', () => {
    expect(forbiddenImports(codeIn('components'), /^app\//)).toEqual([]);
  });

  test('components are given what they show: they read no records, call no service and no provider', () => {
    const files = codeIn('components').filter((file) => !TEST.test(file));
    expect(forbiddenImports(files, /^lib\/(?:records|services|provider)(?:\/|$)/)).toEqual([]);
  });

  test('components/ui knows nothing of the domain: neither lib nor the other components', () => {
    const files = codeIn('components/ui').filter((file) => !TEST.test(file));
    expect(forbiddenImports(files, /^(?:lib|app|content)\/|^components\/(?!ui\/)/)).toEqual([]);
  });

  test('lib/contract, whose schemas the browser loads too, needs zod and what is below it', () => {
    const files = codeIn('lib/contract').filter((file) => !TEST.test(file));
    expect(forbiddenImports(files, /^(?!zod$|lib\/(?:contract|platform)\/)/)).toEqual([]);
  });

  /** The layers of lib in their order: each may import from those before it, and from itself. */
  const LAYERS = ['platform', 'contract', 'content', 'web', 'texts', 'records', 'provider', 'services'];
  /** The folders and files of texts, in the same order. */
  const TEXTS = [
    'library-here.ts',
    'listed-item.ts',
    'today.ts',
    'prose',
    'reports',
    'posts',
    'landing.ts',
    'publication',
  ];

  const textFiles = codeIn('lib/texts').filter((file) => !TEST.test(file));

  /** Exceptions from the order: layers before it that a layer must not import. */
  const NOT_FOR: Record<string, readonly string[]> = {
    // Queries are independent of content and figures.
    records: ['content', 'web', 'texts'],
  };

  test.each(LAYERS)('lib/%s imports only from the layers below it', (layer) => {
    const below = LAYERS.slice(0, LAYERS.indexOf(layer) + 1).filter(
      (name) => !NOT_FOR[layer]?.includes(name),
    );
    const files = codeIn(`lib/${layer}`).filter((file) => !TEST.test(file));
    expect(files).not.toEqual([]);
    expect(forbiddenImports(files, new RegExp(`^lib/(?!(?:${below.join('|')})(?:/|$))`))).toEqual([]);
  });

  test.each(TEXTS)('lib/texts/%s imports only from what is before it', (name) => {
    const below = TEXTS.slice(0, TEXTS.indexOf(name) + 1).map((each) => each.replace(/\.ts$/, ''));
    const files = textFiles.filter((file) => file.split('/')[2] === name);
    expect(files).not.toEqual([]);
    expect(forbiddenImports(files, new RegExp(`^lib/texts/(?!(?:${below.join('|')})(?:/|$))`))).toEqual([]);
  });

  test('lib and lib/texts have these layers and no others', () => {
    const layers = codeIn('lib').map((file) => file.split('/')[1] ?? '');
    expect([...new Set(layers)].sort()).toEqual([...LAYERS, 'architecture.test.ts'].sort());
    expect([...new Set(textFiles.map((file) => file.split('/')[2]))].sort()).toEqual([...TEXTS].sort());
  });

  test('nobody knows what is behind the door of a package', () => {
    const files = FILES.filter((file) => CODE.test(file) && !file.startsWith('packages/'));
    // The doors of the host beside its first are for who can open no TypeScript, and for who needs no server.
    expect(
      forbiddenImports(
        files,
        /^packages\/(?!host\/(?:headers\.mjs|commands\.mjs|builds)$)\w+\/(?!index\.ts$)/,
      ),
    ).toEqual([]);
  });

  /** What a package exports; an export of everything in a file has no names. */
  const doorOf = (name: string) =>
    parse(`packages/${name}/index.ts`).statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) return ['everything of a file'];
      const { exportClause: clause } = statement;
      return ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [clause.name.text];
    });

  test.each([
    ['research', 20, 45],
    ['charts', 5, 12],
  ] as const)(
    'the door of %s is short: what everything needs, and groups of the rest',
    (name, least, most) => {
      const names = doorOf(name);
      expect(names).not.toContain('everything of a file');
      expect(names.length).toBeGreaterThan(least);
      expect(names.length).toBeLessThanOrEqual(most);
    },
  );

  test('packages/research knows of the site only what lib/platform has for everybody', () => {
    const files = codeIn('packages/research').filter((file) => !TEST.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(
      forbiddenImports(files, /^(?:app|components|content|server|scripts|testing)\/|^lib\/(?!platform\/)/),
    ).toEqual([]);
    expect(forbiddenImports(files, /^(?:node:(?!buffer$|crypto$|util$)|next|react)/)).toEqual([]);
    expect(
      forbiddenImports(files, /^lib\/platform\/(?:env|secret|log|db|http|mail|scoped|one-per-process)/),
    ).toEqual([]);
    expect(placesOf(/\bprocess\./, files)).toEqual([]);
  });

  test('packages/host knows what lib/platform has for everybody, and nothing else of the site', () => {
    const files = codeIn('packages/host').filter((file) => !TEST.test(file));
    expect(files.length).toBeGreaterThan(30);
    expect(
      forbiddenImports(
        files,
        /^(?:app|components|content|scripts|testing)\/|^(?:host\.(?:config|plain)|next\.config)|^lib\/(?!platform\/)|^packages\/(?!host\/)/,
      ),
    ).toEqual([]);
  });

  test('packages/host imports files of Next at its top: in the bundle only require finds them without ending', () => {
    expect(placesOf(/await import\('next\//, codeIn('packages/host'))).toEqual([]);
  });

  test('packages/host knows no address of the site: host.config.ts says what it has to know', () => {
    const files = codeIn('packages/host').filter((file) => !TEST.test(file));
    // The first part of every address that the site has. The host itself answers /_boot, and knows /_next and
    // /_not-found.
    const folders = FILES.flatMap(
      (file) => /^app\/(?:[([][^/]*[)\]]\/)*([a-z][\w.-]*)\//.exec(file)?.[1] ?? [],
    );
    const addresses = new Set([...folders, 'page-script', 'favicon', 'unavailable']);
    expect(addresses.size).toBeGreaterThan(20);
    for (const name of ['analysis', 'api', 'blogs', 'charts', 'reports', 'web'])
      expect(addresses).toContain(name);
    const address = new RegExp(`['"\`(^][\\\\^]*/(?:\\[lang\\]/)?(?:${[...addresses].join('|')})\\b`);
    expect(placesOf(address, files)).toEqual([]);
  });

  test('packages/charts knows the door of research and lib/platform, and nothing else of the site', () => {
    const files = codeIn('packages/charts').filter((file) => !TEST.test(file));
    expect(files.length).toBeGreaterThan(30);
    const site = /^(?:app|components|content|scripts|testing)\/|^lib\/(?!platform\/)/;
    expect(forbiddenImports(files, site)).toEqual([]);
    expect(forbiddenImports(files, /^packages\/(?!charts\/|research\/index\.ts$)/)).toEqual([]);
  });

  test('only lib/records writes queries', () => {
    const files = FILES.filter(
      (file) => CODE.test(file) && !TEST.test(file) && !/^(?:lib\/records|testing|e2e|bench)\//.test(file),
    );
    expect(placesOf(/\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/, files)).toEqual([]);
  });

  test('one file loads the SQLite driver, of which there are two', () => {
    const names = new Set(
      codeIn('app', 'bench', 'e2e', 'lib', 'packages', 'scripts', 'testing').filter((file) =>
        importsOf(file).includes('better-sqlite3'),
      ),
    );
    expect([...names]).toEqual(['testing/database/sqlite-driver.ts']);
  });

  test('one file makes what a process has one of; nothing is stored on globalThis', () => {
    const files = [...codeIn('app', 'components', 'lib', 'packages'), 'instrumentation.ts'].filter(
      (file) => !TEST.test(file),
    );
    expect(placesOf(/\bglobalThis\b(?!\.crypto\b)/, files)).toEqual([]);
    expect(files.filter((file) => importsOf(file).includes('node:diagnostics_channel'))).toEqual([
      'lib/platform/one-per-process.ts',
    ]);
  });

  test('nothing but tests imports a fixture', () => {
    const files = FILES.filter((file) => CODE.test(file) && !TEST.test(file));
    expect(forbiddenImports(files, /\.(?:fixture|test)$/)).toEqual([]);
  });
});

describe('the site imports no tools of tests and measurements', () => {
  /** Folders, and those that nothing in them imports. Tests may import what they share. */
  const FORBIDDEN: [folders: string[], forbidden: RegExp][] = [
    [['app', 'components', 'lib', 'packages'], /^(?:testing|bench|e2e)\//],
    [['scripts'], /^(?:testing|bench|e2e)\//],
    [['testing'], /^(?:bench|e2e)\//],
    [['bench'], /^e2e\//],
  ];

  test.each(FORBIDDEN)('%j', (folders, forbidden) => {
    const files = codeIn(...folders).filter((file) => !TEST.test(file));
    expect(files).not.toEqual([]);
    expect(forbiddenImports(files, forbidden)).toEqual([]);
  });
});

describe('imports make no circle; an import of a type alone counts too', () => {
  const ROOTS = ['app', 'components', 'lib', 'packages', 'scripts', 'testing', 'bench', 'e2e'];
  // Nothing imports a test, but fixtures are imported.
  const files = codeIn(...ROOTS).filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file));
  const known = new Set(files);
  const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
  const arrows = files.flatMap((from) =>
    importsOf(from).flatMap((module) => {
      const ending = ENDINGS.find((each) => known.has(module + each));
      return ending === undefined ? [] : [{ from, to: module + ending }];
    }),
  );

  /**
   * The arrows that remain after removing, repeatedly, everything that imports none of the rest or that none
   * of the rest imports.
   */
  function circular<T extends { from: string; to: string }>(all: readonly T[]): T[] {
    const from = new Set(all.map((arrow) => arrow.from));
    const to = new Set(all.map((arrow) => arrow.to));
    const rest = all.filter((arrow) => to.has(arrow.from) && from.has(arrow.to));
    return rest.length === all.length ? rest : circular(rest);
  }

  /** The folders of a file. What lib/platform has is below everything, the packages too. */
  const roomsOf = (file: string) => file.replace(/^lib\/(?=platform\/)/, '').split('/');

  /** Fixtures may import what tests share, wherever they stand. */
  const ordered = arrows.filter(({ from, to }) => !(TEST.test(from) && to.startsWith('testing/')));

  test('the arrows are found, and so is a circle among them', () => {
    expect(arrows.length).toBeGreaterThan(1000);
    const [a, b, c] = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
      { from: 'b', to: 'c' },
    ];
    expect(circular([a, b, c])).toEqual([a, b]);
  });

  test('no file imports itself through others', () => {
    expect(circular(arrows).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  /**
   * The files and folders of one folder have an order: each imports only what comes before it. So a folder
   * may import the files beside it that do not import it, as every detector imports `insights/compose.ts`.
   */
  test('no folder imports a folder or a file beside it that imports it too', () => {
    const beside = new Map<string, { from: string; to: string; place: string }[]>();
    for (const { from, to } of ordered) {
      const [a, b] = [roomsOf(from), roomsOf(to)];
      const depth = a.findIndex((name, i) => name !== b[i]);
      const folder = a.slice(0, depth).join('/');
      const arrow = { from: a[depth] ?? '', to: b[depth] ?? '', place: `${from} imports ${to}` };
      beside.set(folder, [...(beside.get(folder) ?? []), arrow]);
    }
    expect([...beside.values()].flatMap((each) => circular(each).map(({ place }) => place))).toEqual([]);
  });

  test('the diagram in the README has an import for each arrow, and a chain of arrows for each import', () => {
    const diagram = /```mermaid\n([^]*?)```/.exec(textOf('README.md'))?.[1] ?? '';
    const drawn = diagram.split('\n').flatMap((line) => {
      const names = line.trim().split(' --> ');
      return names.slice(1).map((to, i) => ({ from: names[i] ?? '', to }));
    });
    const leadsTo = (from: string, to: string): boolean =>
      drawn.some((arrow) => arrow.from === from && (arrow.to === to || leadsTo(arrow.to, to)));

    const imported = new Map<string, { from: string; to: string }>();
    for (const arrow of ordered.filter(({ from }) => !/^(?:testing|bench|e2e)\//.test(from))) {
      const [a, b] = [arrow.from.split('/'), arrow.to.split('/')];
      const isBelow = [a, b].every(([folder]) => folder === 'lib' || folder === 'packages');
      const nodeOf = ([folder = '', room = '']: string[]) => (isBelow && folder === 'lib' ? room : folder);
      const [from, to] = [nodeOf(a), nodeOf(b)];
      if (from !== to) imported.set(`${from} --> ${to}`, { from, to });
    }
    expect(drawn.map(({ from, to }) => `${from} --> ${to}`).filter((arrow) => !imported.has(arrow))).toEqual(
      [],
    );
    const undrawn = [...imported].filter(([, { from, to }]) => !leadsTo(from, to));
    expect(undrawn.map(([arrow]) => arrow)).toEqual([]);
  });
});

test('both Sentry files are brought in by the instrumentation files; Next alone would pass them over', () => {
  expect(importsOf('instrumentation.ts')).toContain('sentry.server.config');
  expect(importsOf('instrumentation-client.ts')).toContain('sentry.client.config');
});

describe('what a strict content policy would block', () => {
  const markup = codeIn('app', 'components').filter((file) => !TEST.test(file));

  test('no element has a style of its own; a <style> inside an SVG has a hash', () => {
    expect(placesOf(/(?<![\w.-])style=|setAttribute\(\s*['"]style['"]/, markup)).toEqual([]);
  });

  test('next/image, which writes one, is not used', () => {
    expect(forbiddenImports(codeIn('app', 'components', 'lib'), /^next\/(?:legacy\/)?image$/)).toEqual([]);
  });
});

describe('forms and handlers', () => {
  /** The methods of all forms in a file, `undefined` for one that names none. */
  function formMethods(file: string): { place: string; method: string | undefined }[] {
    const source = parse(file);
    const forms: { place: string; method: string | undefined }[] = [];
    const visit = (node: ts.Node): void => {
      if (
        (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
        node.tagName.getText() === 'form'
      ) {
        const method = node.attributes.properties.find(
          (property): property is ts.JsxAttribute =>
            ts.isJsxAttribute(property) && property.name.getText() === 'method',
        )?.initializer;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        forms.push({
          place: `${file}:${line + 1}`,
          method: method && ts.isStringLiteral(method) ? method.text : undefined,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return forms;
  }

  test('every form says how it is sent: without a method its fields land in the address without script', () => {
    const forms = codeIn('app', 'components')
      .filter((file) => file.endsWith('.tsx') && !TEST.test(file))
      .flatMap(formMethods);
    expect(forms.length).toBeGreaterThan(1);
    // A form with the method dialog sends nothing: it closes its dialog, and does nothing outside of one.
    const safe = new Set(['post', 'get', 'dialog']);
    expect(forms.filter(({ method }) => !method || !safe.has(method)).map(({ place }) => place)).toEqual([]);
  });

  const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
  const METHODS = new Set([...WRITING, 'GET', 'HEAD', 'OPTIONS']);

  /** The methods that a route exports, each with the function that wraps its handler, if any. */
  function exportedMethods(file: string): { method: string; wrapper: string | undefined }[] {
    return parse(file).statements.flatMap((statement) => {
      if (ts.isExportDeclaration(statement)) {
        const { exportClause: clause } = statement;
        if (!clause || !ts.isNamedExports(clause)) return [{ method: '*', wrapper: undefined }];
        return clause.elements.map(({ name }) => ({ method: name.text, wrapper: undefined }));
      }
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (!isExported) return [];
      if (ts.isFunctionDeclaration(statement))
        return [{ method: statement.name?.text ?? '', wrapper: undefined }];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map(({ name, initializer }) => ({
        method: name.getText(),
        wrapper:
          initializer && ts.isCallExpression(initializer) ? initializer.expression.getText() : undefined,
      }));
    });
  }

  const routes = codeIn('app/api').filter((file) => path.posix.basename(file) === 'route.ts');

  /** The wrappers that turn an error into a status and a message; all three call handler(). */
  const WRAPPERS: Record<string, string> = {
    handler: 'lib/services/http/handler',
    apiHandler: 'lib/services/api/envelope',
    formOrJson: 'lib/services/http/form-or-json',
  };
  test('every route that takes something in answers its errors through lib/services/http', () => {
    const writing = routes.flatMap((file) => {
      const methods = exportedMethods(file).filter(({ method }) => method === '*' || METHODS.has(method));
      const isReadOnly = methods.every(({ method }) => method !== '*' && !WRITING.has(method));
      return isReadOnly ? [] : methods.map((exported) => ({ file, ...exported }));
    });
    expect(writing.length).toBeGreaterThan(0);
    const bare = writing.filter(({ file, wrapper }) => {
      const source = wrapper && WRAPPERS[wrapper];
      return !source || !importsOf(file).includes(source);
    });
    expect(bare.map(({ file, method }) => `${file} ${method}`)).toEqual([]);
  });

  test('each of those wrappers ends in handler()', () => {
    for (const source of Object.values(WRAPPERS).filter((name) => name !== 'lib/services/http/handler')) {
      expect(importsOf(`${source}.ts`)).toContain('lib/services/http/handler');
      expect(textOf(`${source}.ts`)).toMatch(/return handler\b/);
    }
  });

  test('every route says at least one method, or the reading above has missed its exports', () => {
    const silent = routes.filter((file) => !exportedMethods(file).some(({ method }) => METHODS.has(method)));
    expect(silent).toEqual([]);
  });
});

test('no test has a time limit of its own: it would measure the machine; nets against hanging are set once', () => {
  const limit = /\b(?:test|jest)\.(?:setTimeout|slow)\(|\{ timeout: |^\}, [\d_]+\);/;
  const tests = FILES.filter((file) => TEST.test(file) || file.startsWith('e2e/'));
  // The pattern itself is in this file.
  expect(placesOf(limit, tests).filter((place) => !place.startsWith('lib/architecture.test.ts:'))).toEqual(
    [],
  );
});

describe('content belongs to a content source', () => {
  /** Tests of settings, which a process reads once. */
  const OF_SETTINGS = new Set([
    'lib/platform/env.test.ts',
    'lib/platform/secret.test.ts',
    'lib/platform/mail/mail.test.ts',
    'app/api/revalidate/route.test.ts',
    'scripts/steps/database-command.test.ts',
    // Runs a script of the head, which does its work when it is loaded.
    'components/page-script/reporting-inline.test.tsx',
  ]);

  test('no test mocks the working directory or loads modules anew to read other content', () => {
    const tests = FILES.filter(
      (file) => TEST.test(file) && !OF_SETTINGS.has(file) && file !== 'lib/architecture.test.ts',
    );
    expect(placesOf(/resetModules|isolateModules|\(process, 'cwd'|process\.cwd =/, tests)).toEqual([]);
  });

  test('nothing read from content is remembered outside of it: a module variable would outlive the folder', () => {
    const layers = [
      'lib/contract',
      'lib/content',
      'lib/web',
      'lib/texts',
      'packages/research',
      'lib/provider/embedded',
      'components',
    ];
    // The state of the browser is loaded by each suite; a typeface, and the tree of a text, never change.
    const MAY =
      /^(?:lib\/content\/content-source|lib\/texts\/prose\/parse-prose)\.ts$|^components\/(?:feed\/state|page-script|charts\/files)\//;
    const files = codeIn(...layers).filter((file) => !TEST.test(file) && !MAY.test(file));
    expect(
      placesOf(/^(?:export )?let |^(?:export )?const [^=]+= new (?:Weak)?Map(?:<.*>)?\(\);/, files),
    ).toEqual([]);
  });
});

test('only checks and previews read posts and reports that may be drafts', () => {
  const READS = /\b(?:readPost(?:Again)?|reportOrDraft)\b/;
  const MAY = [
    'app/[lang]/(reading)/blogs/preview/[token]/previewed-post.tsx',
    'lib/texts/posts/new-post.ts',
    'lib/texts/posts/post.ts',
    'lib/texts/posts/preview-link.ts',
    'lib/texts/publication/content-mistakes.ts',
    'lib/texts/reports/read-report.ts',
  ];
  const files = codeIn('app', 'components', 'lib', 'packages', 'scripts').filter((file) => !TEST.test(file));
  expect(files.filter((file) => READS.test(textOf(file)))).toEqual(MAY);
});

describe('names', () => {
  /** Exports that Next, Kysely or a bundler looks for by their name, in as many files as there are. */
  const EXPECTED = new Set(
    (
      'default metadata viewport generateMetadata generateStaticParams generateSitemaps dynamic dynamicParams ' +
      'revalidate runtime GET POST PUT PATCH DELETE HEAD OPTIONS register onRequestError config up'
    ).split(' '),
  );
  /** They say what packages/research says, in the language of the page. */
  const IN_THIS_LANGUAGE = ['lib/web/period.ts', 'lib/web/number-format.ts'];

  /** The names of what a file declares and exports; what it only passes on is none of its own. */
  function namesExportedBy(file: string): string[] {
    return parse(file).statements.flatMap((statement) => {
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
        !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
      if (!isExported) return [];
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name.getText());
      const { name } = statement as ts.Statement & { name?: ts.Identifier };
      return name ? [name.text] : [];
    });
  }

  test('no exported name means two things', () => {
    const files = codeIn(
      'app',
      'components',
      'lib',
      'packages/charts',
      'packages/research',
      'scripts',
    ).filter((file) => !TEST.test(file) && !file.endsWith('.d.ts') && !IN_THIS_LANGUAGE.includes(file));
    const filesByName = new Map<string, string[]>();
    for (const file of files)
      for (const name of new Set(namesExportedBy(file)))
        if (!EXPECTED.has(name)) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
    expect(filesByName.size).toBeGreaterThan(1000);
    const shared = [...filesByName].filter(([, places]) => places.length > 1);
    expect(shared.map(([name, places]) => `${name}: ${places.join(', ')}`)).toEqual([]);
  });
});

describe('lines', () => {
  const MOST = 120;
  /** What a publisher, a browser or the site itself writes in one line stands in one line of a test. */
  const ONE_TEXT = /^\s*(?:[\w'/.-]+: )?(["'`/]).*\1[a-z]*[,;]?$/;

  test('no line of code is longer than 120 signs, but an import, and a text alone in a line of a test', () => {
    const files = FILES.filter(
      (file) => /\.(?:tsx?|mjs|cjs|css|py)$/.test(file) && !/^(?:content|public)\//.test(file),
    );
    const long = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, i) => {
          const isText = (TEST.test(file) || /^(?:testing|e2e)\//.test(file)) && ONE_TEXT.test(line);
          return line.length > MOST && !isText && !line.startsWith('import ') ? [`${file}:${i + 1}`] : [];
        }),
    );
    expect(long).toEqual([]);
  });

  test('prettier-ignore stands on tables alone', () => {
    const files = FILES.filter((file) => CODE.test(file) && file !== 'lib/architecture.test.ts');
    expect(placesOf(/prettier-ignore/, files).length).toBeLessThanOrEqual(10);
  });
});

test('nothing is left for another day', () => {
  const left = new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`);
  const texts = FILES.filter((file) => /\.(?:tsx?|mjs|css|md|ya?ml)$|(?:^|\/)\.env\.example$/.test(file));
  expect(placesOf(left, texts)).toEqual([]);
});
