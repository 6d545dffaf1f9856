import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { removePostPages } from '@/scripts/steps/build';
import { POST_PAGES, withoutPosts } from './post-pages';
import { upstreamProvider } from './upstream';

describe('a build with an upstream', () => {
  it('makes its pages without posts, which it asks nobody for', async () => {
    const provider = withoutPosts(upstreamProvider('http://127.0.0.1:9'));
    expect((await provider.blogs()).items).toEqual([]);
    expect(await provider.blog('gold')).toBeNull();
  });

  it('then removes the pages that show posts', () => {
    const buildDir = mkdtempSync(path.join(tmpdir(), 'build-'));
    const app = path.join(buildDir, 'server', 'app');
    mkdirSync(path.join(app, 'en', 'blogs.segments'), { recursive: true });
    for (const name of ['en/blogs.html', 'en/blogs.rsc', 'llms.txt.body', 'llms.txt.meta', 'en/faqs.html'])
      writeFileSync(path.join(app, name), '');
    removePostPages(buildDir);
    expect(readdirSync(app, { recursive: true })).toEqual(['en', path.join('en', 'faqs.html')]);
  });
});

describe('a page that the build makes and that asks a provider', () => {
  const ROOT = path.resolve(__dirname, '../..');
  const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

  /** What a file imports but for types; our own files relative to the root of the repository. */
  function importsOf(file: string): string[] {
    const { statements } = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
    return statements.flatMap((each) => {
      const isOfTypes = ts.isImportDeclaration(each)
        ? each.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : !ts.isExportDeclaration(each) || each.isTypeOnly;
      const specifier = 'moduleSpecifier' in each ? (each.moduleSpecifier as ts.Node | undefined) : undefined;
      if (isOfTypes || !specifier || !ts.isStringLiteral(specifier)) return [];
      const name = specifier.text;
      const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
      const ending = ['.ts', '.tsx', '/index.ts'].find((each) => existsSync(path.join(ROOT, base + each)));
      return ending === undefined ? name : base + ending;
    });
  }

  const imports = new Map<string, string[]>();
  function allBehind(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known;
    known.add(file);
    if (!imports.has(file)) imports.set(file, existsSync(path.join(ROOT, file)) ? importsOf(file) : []);
    for (const each of imports.get(file) ?? []) allBehind(each, known);
    return known;
  }

  const asking = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\/(?:page|route)\.tsx?$/.test(file))
    .filter((file) => {
      const behind = [...allBehind(file)];
      const isOfRequest =
        behind.includes('next/headers') || /'force-dynamic'|searchParams/.test(textOf(file));
      const ours = behind.filter((each) => /\.tsx?$/.test(each) && each !== 'lib/provider/index.ts');
      return !isOfRequest && ours.some((each) => /\bprovider\(\)/.test(textOf(each)));
    });
  const addressOf = (file: string) =>
    file.replace(/^app(?:\/\[lang\])?|\/\([^)]+\)|\/(?:page|route)\.tsx?$/g, '').replace(/^$/, '/');

  it('is found', () =>
    expect(asking.map(addressOf)).toEqual(expect.arrayContaining(['/blogs', '/llms.txt'])));

  it.each(asking)('is made by the last step of a build, or by a request alone: %s', (file) => {
    const address = addressOf(file);
    const pattern = new RegExp(`^${address.replace(/[.]/g, '\\.').replace(/\[\w+\]/g, '[^/]+')}$`);
    const isMadeLast = POST_PAGES.some((each) => pattern.test(each));
    // Its addresses are then those of our own posts.
    const isOfOwnPosts = /generateStaticParams\(\)[^]*?isEmbedded\(\)/.test(textOf(file));
    expect([address, isMadeLast || isOfOwnPosts]).toEqual([address, true]);
  });
});
