/**
 * How to call npm: the very one that runs us where there is one, else the one on the path.
 * @param {string[]} args
 */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? { program: process.execPath, args: [cli, ...args] }
    : { program: 'npm', args };
}
