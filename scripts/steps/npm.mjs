/**
 * How to call npm: the npm that runs this process if there is one, else the one on the PATH.
 * @param {string[]} args
 */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? { program: process.execPath, args: [cli, ...args] }
    : { program: 'npm', args };
}
