import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import next from 'next';
import { errorFields, log } from '@/lib/platform/log';
import { shareInProcess } from '@/lib/platform/one-per-process';
import { nextOf, type Handle } from './next-handler';

/**
 * Next's development server, with one thing that the server in front does: the page that a handler names is
 * the response. Documents and forms are asked for whole; all else goes to Next as it is.
 */
export async function develop({
  port,
  hostname,
}: {
  port: number;
  hostname?: string | undefined;
}): Promise<void> {
  shareInProcess();
  const server = createServer();
  const app = next({ dev: true, port, ...(hostname && { hostname }), httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler() as Handle;
  const ask = nextOf(handle);

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '/', headers } = request;
    const mayNameAPage = method === 'POST' || headers.accept?.includes('text/html') === true;
    if (!mayNameAPage) return handle(request, response);
    const { status, headers: sent, body } = await ask({ method, url, headers, body: await buffer(request) });
    return response.writeHead(status, sent).end(body);
  };
  server.on('request', (request, response) => {
    respond(request, response).catch((error: unknown) => {
      log.error(errorFields(error), 'A request failed');
      response.destroy();
    });
  });
  server.listen(port, hostname, () => console.log(`The site in development: http://localhost:${port}`));
}
