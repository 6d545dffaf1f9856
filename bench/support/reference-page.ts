import { createServer } from 'node:http';
import { listen, closeAll } from '@/testing/servers/loopback';

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of one sentence</title><meta name="description" content="The least that a browser can show.">
</head><body><h1>Reference</h1><p>A page of one sentence, so that what a browser does for any page is known.</p>
<button onclick="this.ariaPressed = 'true'">Press</button></body></html>`;

/** Serves a page of one sentence and a button: what a browser needs for it, it needs for every page. */
export async function serveReference(): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(DOCUMENT),
  );
  return { origin: `http://localhost:${await listen(server)}`, stop: closeAll };
}
