import { readFileSync } from 'node:fs';

/** The rows of commands in the tables of a document. */
export const commandRows = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| `(?:npm|node) /.test(line));

/**
 * The commands in the first column of docs/commands.md, each in full. A cell may shorten further commands:
 * `--...` is an option of the previous command, and a single word is the name of another script.
 */
export function documentedCommands(): string[] {
  return commandRows('docs/commands.md').flatMap((row) => {
    const [, cell = ''] = row.split(/(?<!\\)\|/);
    let script = '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, said = '']) => {
      if (said.startsWith('--')) return `${script} ${said}`;
      const command = /^(?:npm|node) /.test(said) ? said : `npm run ${said}`;
      [script = ''] = command.split(' -- ');
      return command;
    });
  });
}

/** The script of a command in package.json, or the file of one that only developers call. */
export const scriptOf = (command: string): string =>
  /^(?:npm (?:run )?([\w:-]+)|node (?:--import \S+ )+(\S+))/.exec(command)?.slice(1).find(Boolean) ?? '';
