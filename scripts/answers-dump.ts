// npm run answers:dump -- FILE: writes every answer as one sorted file, a line each: every measure of every
// series over ten windows, with four partners where it takes two, and every question of the corpora, in each language.
// Written before and after a change and compared with `diff`, it shows what the change does to any answer. The file is
// not committed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { answerLines, questionLine } from '@/lib/texts/publication/answer-lines';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';

const CORPORA = path.join(ROOT, 'packages/research/questions');

void command(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Stop('Usage: npm run answers:dump -- FILE');
  const lines = [...answerLines(), ...questions().map(questionLine)].sort();
  writeFileSync(file, lines.join('\n') + '\n');
  console.log(`${lines.length} answers are in ${file}.`);
});

/** The questions of the corpora, each once. */
function questions(): string[] {
  const files = readdirSync(CORPORA).filter((name) => name.endsWith('.yaml'));
  const rows = files.flatMap((name) => {
    const corpus = parse(readFileSync(path.join(CORPORA, name), 'utf8')) as Record<
      string,
      [question: string][]
    >;
    return Object.values(corpus).flat();
  });
  return [...new Set(rows.map(([question]) => question))];
}
