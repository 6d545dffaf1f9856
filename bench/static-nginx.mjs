import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../testing/processes/free-port.ts';
import { nginxFolder, startNginx } from '../testing/servers/nginx.ts';
import { needProgram } from '../testing/processes/program.ts';

/** @typedef {import('./answer.mjs').Answer} Answer */

/** Headers that nginx sets by itself or by a directive of its own. */
const OWN = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
]);

/**
 * Serves the same responses, headers and bodies, from files by nginx. Each has an address of its own, so
 * that nginx neither compresses nor negotiates nor searches: this is the fastest that nginx can be.
 * @param {Map<string, Answer>} answers by name
 */
export async function serveWithNginx(answers) {
  const port = await freePort();
  const folder = nginxFolder(`
    sendfile on;
    tcp_nopush on;
    keepalive_requests 100000000;
    open_file_cache max=100;
    server {
      listen 127.0.0.1:${port};
      types {}
      ${[...answers].map(([name, answer]) => location(name, answer)).join('\n')}
    }`);
  for (const [name, { body }] of answers) writeFileSync(path.join(folder, name), body);
  const nginx = await startNginx(needProgram('nginx'), folder, port);
  return { ...nginx, origin: `http://127.0.0.1:${port}` };
}

/** @param {string} name @param {Answer} answer */
function location(name, { status, headers }) {
  const lines = Object.entries(headers)
    .filter(([header]) => !OWN.has(header))
    .map(([header, value]) => `add_header ${header} ${quoted(String(value))} always;`);
  const file = `${lines.join('\n')} default_type ${quoted(headers['content-type'] ?? '')};`;
  // A 404 page is served from a file too, with its status set.
  return status === 404
    ? `location = /${name} { error_page 404 /file/${name}; return 404; }
       location = /file/${name} { internal; alias ./${name}; ${file} }`
    : `location = /${name} { alias ./${name}; ${file} }`;
}

/** @param {string} text */
const quoted = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
