import { HttpError } from './http-error';

/** Bodies with more bytes are rejected, whatever Content-Length says. */
export const BODY_LIMIT = 64 * 1024;
/**
 * A form encodes each byte of a non-Latin letter as three, so a Tamil message within the limit arrives
 * three times as large. This much of a form is read; the normal limit applies to the decoded text.
 */
export const FORM_LIMIT = 3 * BODY_LIMIT;

/**
 * What is read of a reader's own data, which one route takes: a file of a megabyte, and the fields beside it.
 * Everything that stands before that route knows it: packages/host/serve/dynamic-response.ts, deploy/nginx.conf.
 */
export const OWN_DATA_LIMIT = 1_200_000;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FILES_TYPE = 'multipart/form-data';

/**
 * Reads a JSON or form body as a plain object of its fields.
 * @throws HttpError 413 above the limit, 415 for another content type, 400 for a body that does not parse
 * or is incomplete
 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const type = mediaType(request);
  if (type !== JSON_TYPE && type !== FORM_TYPE) throw new HttpError(415, 'errors.media-type');
  const text = await readText(request, type === FORM_TYPE ? FORM_LIMIT : BODY_LIMIT);
  if (type === FORM_TYPE) return readForm(text);
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new HttpError(400, 'errors.not-object');
  return json as Record<string, unknown>;
}

/** Whether a browser without JavaScript sent this: a form post needs a page as response, not JSON. */
export function isFormPost(request: Request): boolean {
  return mediaType(request) === FORM_TYPE;
}

/** @throws HttpError 413 when the decoded text is above the limit */
function readForm(text: string): Record<string, unknown> {
  const escapes = text.match(/%[0-9a-f]{2}/gi)?.length ?? 0;
  if (Buffer.byteLength(text) - 2 * escapes > BODY_LIMIT) throw tooLong();
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Reads a form with files. The bytes are counted while they arrive, before anything parses them, and none is
 * read of a body that says that it is longer.
 * @throws HttpError 413 with the megabytes as `size` above the limit, 415 for another content type, 400 for a
 * body that does not parse
 */
export async function readFilesForm(request: Request, limit: number): Promise<FormData> {
  if (mediaType(request) !== FILES_TYPE) throw new HttpError(415, 'errors.media-type');
  const declaredLength = Number(request.headers.get('content-length') ?? 0);
  if (declaredLength > limit) throw tooLarge(declaredLength);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await eachChunk(request, limit, tooLarge, (chunk) => chunks.push(new Uint8Array(chunk)));
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  try {
    return await new Response(new Blob(chunks), { headers }).formData();
  } catch {
    throw new HttpError(400, 'errors.cut-off');
  }
}

const MEGABYTE = 1_000_000;

/** For a file, or a form with one, of so many bytes. */
export const tooLarge = (bytes: number) =>
  new HttpError(413, 'own-data.page.too-large', {
    values: { size: Math.max(2, Math.ceil(bytes / MEGABYTE)) },
  });

const tooLong = () => new HttpError(413, 'errors.too-long');

/** The content type without its parameters; media types ignore case. */
function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readText(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  await eachChunk(request, limit, tooLong, (chunk) => (text += decode(decoder, chunk)));
  return text + decode(decoder);
}

/** @param tooMuch the error for a body with more bytes than the limit, by how many there were up to there */
async function eachChunk(
  request: Request,
  limit: number,
  tooMuch: (bytes: number) => HttpError,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) return;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      throw tooMuch(length);
    }
    take(value);
  }
}

/** The client disconnected or broke the framing: a client error, which is not logged. */
function cutOff(): never {
  throw new HttpError(400, 'errors.cut-off');
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new HttpError(400, 'errors.not-utf-8');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'errors.not-json');
  }
}
