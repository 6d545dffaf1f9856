import type { IncomingMessage, ServerResponse } from 'node:http';
import { rawHeader, type RequestTarget } from './request';
import type { Measured } from './traffic';

/** Answers a request, synchronously where it can. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A request, and the address of its client; see client-address.ts. */
export type Arrived = { request: IncomingMessage; response: ServerResponse; client: string };

/** A request on its way through the front door. */
export type Exchange = Arrived & RequestTarget & { measured: Measured };

export const PAGE_METHODS = ['GET', 'HEAD'];
/** Next cannot pass other methods, such as TRACE, to a handler. */
export const HANDLER_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The client-side router asks for data under the page's own address. */
export const isForRouter = (request: IncomingMessage) =>
  rawHeader(request, 'rsc') !== undefined || rawHeader(request, 'next-router-prefetch') !== undefined;
