import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { glossary } from '@/lib/content/glossary';
import { inLocale } from '@/lib/content/locale';
import { libraryHere } from '@/lib/texts/library-here';
import { readQuestion } from '@samvit/research';
import { AskedQuestion, askedTitle } from './asked';

function pageOf(q: string): string {
  const read = readQuestion(libraryHere(), q);
  if (read.state === 'analysis') throw new Error(`${q} has an answer`);
  return renderToStaticMarkup(createElement(AskedQuestion, { read, fields: { q } }));
}

test.each(['en', 'hi'])(
  'in %s a definition is the entry of the glossary, with an answer that shows it',
  (locale) =>
    inLocale(locale, () => {
      const html = pageOf('what is drawdown');
      expect(html).toContain(glossary().get('drawdown')?.definition);
      expect(html).toMatch(/href="[^"]*\/analysis\/drawdown\/[^"]+"[^>]*>[^<]+<\/a><p>[^<]+<\/p>/);
      expect(html).toContain('href="/glossary#drawdown"');
      expect(html).toContain('value="what is drawdown"');
    }),
);

const TOPICS = Object.entries(
  (parse(readFileSync('content/vocabulary/site.yaml', 'utf8')) as Site).topics,
).map(([topic, { at, words }]) => [topic, at, words[0] ?? ''] as const);
type Site = { topics: Record<string, { at: string; words: string[] }> };

test.each(TOPICS)(
  'a question of %s has a text in both languages, and a link to %s',
  (topic, at, question) => {
    for (const locale of ['en', 'hi'])
      inLocale(locale, () => {
        const read = readQuestion(libraryHere(), question);
        expect(read).toMatchObject({ state: 'site', topic });
        if (read.state !== 'site') return;
        const html = pageOf(question);
        expect(askedTitle(read)).not.toBe('');
        expect(html.match(/class="prose"><p>.{20}/)).not.toBeNull();
        expect(html).toContain(`${at}"`);
      });
  },
);
