import { perform } from './perform';

const SCRIPT = `console.log('a table'); console.error('a warning'); process.exitCode = Number(process.env.CODE)`;

/** What is printed while a program writes a line to each of its outputs and ends with this code. */
async function printedBy(code: number, isHeld: boolean) {
  let printed = '';
  const streams = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    }),
  );
  const variables = { CODE: String(code) };
  const ended = await perform(process.execPath, ['-e', SCRIPT], {
    variables,
    problem: 'It failed.',
    isHeld,
  }).catch((error: Error) => error.message);
  for (const stream of streams) stream.mockRestore();
  return [printed.split('\n').sort().join(' ').trim(), ended];
}

test('what a step of a build writes is held back until it fails, or printed at once', async () => {
  expect(await printedBy(0, true)).toEqual(['', 'a warning\n']);
  expect(await printedBy(1, true)).toEqual(['a table a warning', 'It failed.']);
  expect(await printedBy(0, false)).toEqual(['a table a warning', 'a warning\n']);
});
