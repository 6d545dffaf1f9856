import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = path.join(__dirname, '../../content');
const FILES = [
  'landing.yaml',
  'site.yaml',
  ...readdirSync(path.join(CONTENT, 'messages')).map((file) => `messages/${file}`),
];

/** Names of before: the thing is Ask, its result an answer, its button "Get the answer", its link "Open in Ask". */
const OLD_NAMES =
  /work it out|work out an analysis|work one out|look at it yourself|another window|comparable values|pass\w* \w+ on\b/i;

/** The files in which the specification puts these words. */
const OF_THE_SPECIFICATION = ['landing.yaml', 'messages/reports.yaml', 'messages/site.yaml'];

const readersLines = (file: string): string[] =>
  readFileSync(path.join(CONTENT, file), 'utf8')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'));

test.each(FILES)('%s calls each thing by its one name', (file) => {
  expect(readersLines(file).filter((line) => OLD_NAMES.test(line))).toEqual([]);
});

test('Create Your Own Analysis stands only where the specification has it', () => {
  const files = FILES.filter((file) =>
    readersLines(file).some((line) => line.includes('Create Your Own Analysis')),
  );
  expect(files).toEqual(OF_THE_SPECIFICATION);
});
