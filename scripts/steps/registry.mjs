import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { npm } from './npm.mjs';
import { ROOT } from '../../lib/platform/commands/root.mjs';

/** How long the registry has to answer, in milliseconds. */
const LIMIT = 10_000;

/**
 * Asks npm's registry, in npm's own way, which knows proxies and certificates.
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {Promise<string | undefined>} the sentence for one that cannot be used
 */
export async function registryProblem(variables = process.env) {
  const { program, args } = npm('ping', '--loglevel=notice', '--fetch-retries=0', `--fetch-timeout=${LIMIT}`);
  const child = spawn(program, args, { cwd: ROOT, env: variables, stdio: ['ignore', 'ignore', 'pipe'] });
  child.on('error', () => undefined);
  const output = await text(child.stderr);
  // One that has no such address answers, too.
  if (/ PONG | code E\d{3}\b/.test(output)) return undefined;
  const address = / PING (\S+)/.exec(output)?.[1] ?? 'of npm';
  const reason = / code (\S+)/.exec(output)?.[1] ?? 'no answer';
  return `The registry ${address} cannot be used (${reason}): ${wayOut(reason)}.`;
}

/** @param {string} reason npm's code, or Node's */
const wayOut = (reason) =>
  /SELF_SIGNED|UNABLE_TO/.test(reason)
    ? 'its certificate is not trusted on this machine: name the file of the authority that signed it ' +
      '(npm config set cafile FILE, or NODE_EXTRA_CA_CERTS=FILE)'
    : 'see whether this machine reaches it, set a proxy (npm config set https-proxy ADDRESS), or another ' +
      'registry (npm config set registry ADDRESS)';
