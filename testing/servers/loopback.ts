import { once } from 'node:events';
import { request, type Agent, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

const servers: Server[] = [];
const sockets: Socket[] = [];

/** Makes a server listen on a free port of this machine and returns the port. */
export async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Closes the servers and sockets that a test has opened. */
export function closeAll(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Sends a request with its path unchanged, on a new connection, and reads the whole response. */
export async function ask(
  port: number,
  path = '/',
  { method = 'GET', headers, body, agent }: RequestOptions = {},
): Promise<Answered> {
  const sentRequest = request({ port, host: '127.0.0.1', path, method, headers, agent: agent ?? false });
  sentRequest.end(body);
  const [response] = (await once(sentRequest, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: bytes,
    text: bytes.toString(),
  };
}

/** Opens a socket and sends this text. */
export async function say(port: number, words: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

/** Everything that arrives until the other side closes the connection. */
export async function hear(socket: Socket): Promise<string> {
  let requestText = '';
  for await (const chunk of socket) requestText += String(chunk);
  return requestText;
}
