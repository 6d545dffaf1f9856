import type { RequestListener } from 'node:http';

type Handler = (request: Request, context: never) => Promise<Response>;
export type RouteTable = { method: string; path: RegExp; handler: Handler }[];

/** Serves route handlers over plain HTTP, so that a test can call /api/v1 as an external client. */
export function routeListener(table: RouteTable): RequestListener {
  return (incoming, outgoing) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const route = table.find(({ method, path }) => method === incoming.method && path.test(url.pathname));
      if (!route) return outgoing.writeHead(404).end();
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const request = new Request(url, {
        method: incoming.method ?? 'GET',
        headers: incoming.headers as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const params = route.path.exec(url.pathname)?.groups ?? {};
      const decoded = Object.fromEntries(
        Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]),
      );
      const response = await route.handler(request, { params: Promise.resolve(decoded) } as never);
      outgoing
        .writeHead(response.status, Object.fromEntries(response.headers))
        .end(Buffer.from(await response.arrayBuffer()));
    })();
  };
}
