import { site } from '@/lib/content/organisation';
import type { Blog } from '@/lib/contract/blog';
import { OTP_LENGTH } from '@/lib/contract/otp';
import { BLOG_PAGE_SIZE } from '@/lib/contract/provider';
import { emailSchema, waitlistSchema } from '@/lib/contract/waitlist';
import { FEEDS, WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { z } from '@/lib/contract/zod';
import { siteOrigin } from '@/lib/platform/env';

const post = z.object({
  id: z.string(),
  title: z.string(),
  title_as_url: z.string(),
  description: z.string(),
  content: z.array(z.object({ thumbnail_url: z.string(), web_url: z.string(), paragraph: z.string() })),
  meta_data: z.object({ title: z.string(), description: z.string() }),
  created_by_name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  tags: z.array(z.string()),
  draft: z.boolean(),
  publish_at: z.string(),
}) satisfies z.ZodType<Blog>;

const widget = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  image_url: z.string().nullable(),
  views: z.int().nonnegative().nullable().describe('null if the count cannot be read at the moment'),
  is_trending: z.boolean(),
  created_at: z.string(),
});
/** A widget as calls 6 and 7 send it. */
export type WireWidget = z.infer<typeof widget>;

const address = {
  email: emailSchema.optional(),
  identifier: emailSchema.optional().describe('another name of email'),
};
const code = z.string().describe(`${OTP_LENGTH} digits; spaces and hyphens between them are ignored`);

type Parameter = { in: 'path' | 'query' | 'header'; schema: z.ZodType; about: string };

export type ApiOperation = {
  summary: string;
  parameters?: Record<string, Parameter>;
  request?: z.ZodType;
  /** `data` of the response. */
  data: z.ZodType;
  /** Further headers of the response. */
  headers?: Record<string, string>;
  /** Whether it needs the token of call 5. */
  needsToken?: boolean;
  /** The status of each refusal, and its reason; limits, storage and mail may refuse every call. */
  refusals?: Record<number, string>;
};

/** The calls of /api/v1 by method and path. */
export const OPERATIONS: Readonly<Record<string, ApiOperation>> = {
  'POST /general/waitlist': {
    summary: 'Send a contact message',
    parameters: {
      'Idempotency-Key': {
        in: 'header',
        schema: z.string().max(200).optional(),
        about: 'Requests with the same key are one message',
      },
    },
    request: waitlistSchema,
    data: z.object({}),
    refusals: {
      400: 'A field is invalid',
      413: 'The body is too large',
      422: 'The key was used for other content',
    },
  },
  'GET /blogs': {
    summary: 'List the posts, newest first',
    parameters: {
      q: { in: 'query', schema: z.string().optional(), about: 'Words that all have to occur' },
      'X-Requested-Page': { in: 'header', schema: z.int().min(1).default(1), about: 'Counts from 1' },
      'X-Requested-Limit': {
        in: 'header',
        schema: z.int().min(1).max(100).default(BLOG_PAGE_SIZE),
        about: 'Posts of a page',
      },
    },
    data: z.array(post),
    headers: { 'x-total-pages': 'Number of pages', 'x-current-page': 'Number of this page' },
  },
  'GET /blogs/{id}': {
    summary: 'Get a post',
    parameters: { id: { in: 'path', schema: z.string(), about: 'Its id or its title_as_url' } },
    data: post,
    refusals: { 404: 'There is no such post' },
  },
  'POST /auth/otp/send': {
    summary: 'Mail a sign-in code',
    request: z.object({
      ...address,
      bind: z.boolean().optional().describe('whether only the challenge in the response may try the code'),
    }),
    data: z.object({ challenge: z.string().optional() }),
    refusals: { 400: 'The address is invalid' },
  },
  'POST /auth/otp/verify': {
    summary: 'Exchange a code for a token',
    request: z.object({
      ...address,
      otp: code.optional(),
      code: code.optional().describe('another name of otp'),
      challenge: z.string().max(100).optional().describe('of the response to a bound request'),
    }),
    data: z.object({
      user: z.object({ id: z.string(), email: z.string(), name: z.string().nullable() }),
      token: z.string(),
    }),
    refusals: { 400: 'The code is wrong, used or too old' },
  },
  'POST /auth/logout': {
    summary: 'End a token',
    data: z.object({}),
    needsToken: true,
    refusals: { 401: 'There is no token' },
  },
  'POST /account/declaration': {
    summary: 'Declare to be 18 or over and to agree to the terms',
    request: z.object({ adult: z.literal(true) }),
    data: z.object({ terms_version: z.string() }),
    needsToken: true,
    refusals: { 400: 'The declaration is missing', 401: 'The token is not valid' },
  },
  'GET /widgets/{feed}': {
    summary: `List insights, ${WIDGET_PAGE_SIZE} a page; a full page may have another after it`,
    parameters: {
      feed: { in: 'path', schema: z.enum(FEEDS), about: 'By weight, or by recent views' },
      page: { in: 'query', schema: z.int().min(1).default(1), about: 'Counts from 1' },
      cursor: {
        in: 'query',
        schema: z.string().optional(),
        about: 'The x-cursor of the first page, so that pages do not shift',
      },
    },
    data: z.array(widget).max(WIDGET_PAGE_SIZE),
    headers: { 'x-cursor': 'To send with the next page' },
    needsToken: true,
    refusals: {
      401: 'The token is not valid',
      403: 'The declaration is missing',
      404: 'There is no such feed',
    },
  },
};

const EVERYWHERE = {
  429: 'Too many requests: Retry-After has the seconds to wait',
  500: 'A failure of ours',
  503: 'Database or mail cannot be reached at the moment',
};

/** As a client sends and receives it, in JSON Schema 2020-12, which OpenAPI 3.1 uses. */
function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const described = z.toJSONSchema(schema, { io: 'output' });
  // The whole document names its dialect.
  delete described.$schema;
  return described;
}

const json = (schema: Record<string, unknown>) => ({ 'application/json': { schema } });

function describe({
  summary,
  parameters = {},
  request,
  data,
  headers = {},
  needsToken,
  refusals,
}: ApiOperation) {
  const answer = z.object({ status: z.literal(200), message: z.string(), data });
  return {
    summary,
    parameters: Object.entries(parameters).map(([name, { in: place, schema, about }]) => ({
      name,
      in: place,
      required: place === 'path',
      description: about,
      schema: jsonSchema(schema),
    })),
    ...(request && { requestBody: { required: true, content: json(jsonSchema(request)) } }),
    responses: {
      200: {
        description: 'Done',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, description]) => [
            name,
            { description, schema: { type: 'string' } },
          ]),
        ),
        content: json(jsonSchema(answer)),
      },
      ...Object.fromEntries(
        Object.entries({ ...EVERYWHERE, ...refusals }).map(([status, description]) => [
          status,
          { description, content: json({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
    ...(needsToken && { security: [{ token: [] }] }),
  };
}

/** The description of /api/v1 in OpenAPI 3.1. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {};
  for (const [call, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation) };
  }
  const refusal = z.object({ status: z.int(), message: z.string(), data: z.null() });
  return {
    openapi: '3.1.0',
    info: { title: `${site().product} API`, version: '1' },
    servers: [{ url: `${siteOrigin()}/api/v1` }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusal) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of /auth/otp/verify' },
      },
    },
  };
}
