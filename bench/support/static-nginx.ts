import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/testing/processes/free-port';
import type { Answered } from '@/testing/servers/loopback';
import { nginxFolder, startNginx } from '@/testing/servers/nginx';
import { needProgram } from '@/testing/processes/program';

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
 * @param answers by name
 */
export async function serveWithNginx(answers: ReadonlyMap<string, Answered>) {
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

function location(name: string, { status, headers }: Answered): string {
  const lines = Object.entries(headers)
    .filter(([header]) => !OWN.has(header))
    .map(([header, value]) => `add_header ${header} ${quote(String(value))} always;`);
  const file = `${lines.join('\n')} default_type ${quote(headers['content-type'] ?? '')};`;
  // A 404 page is served from a file too, with its status set.
  return status === 404
    ? `location = /${name} { error_page 404 /file/${name}; return 404; }
       location = /file/${name} { internal; alias ./${name}; ${file} }`
    : `location = /${name} { alias ./${name}; ${file} }`;
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
