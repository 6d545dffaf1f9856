import { readFileSync } from 'node:fs';

/**
 * The commands in the first column of the README's table, each in full. A cell may shorten further
 * commands: `--...` is an option of the previous command, and a single word is the name of another script.
 */
export function readmeCommands(file = 'README.md'): string[] {
  const [, section = ''] = /\n## Commands\n([\s\S]*?)\n## /.exec(readFileSync(file, 'utf8')) ?? [];
  const rows = section.split('\n').filter((line) => /^\| `/.test(line));
  return rows.flatMap((row) => {
    const [, cell = ''] = row.split(/(?<!\\)\|/);
    let script = '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, said = '']) => {
      if (said.startsWith('--')) return `${script} ${said}`;
      const command = said.startsWith('npm ') ? said : `npm run ${said}`;
      [script = ''] = command.split(' -- ');
      return command;
    });
  });
}
