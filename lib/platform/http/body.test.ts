import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { BODY_LIMIT, isFormPost, readFields, readFilesForm } from './body';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

function post(
  body: BodyInit | null,
  type: string | null = JSON_TYPE,
  headers: Record<string, string> = {},
): Request {
  return new Request('https://samvit.example/api', {
    method: 'POST',
    body,
    headers: { ...(type !== null && { 'Content-Type': type }), ...headers },
    duplex: 'half',
  } as RequestInit);
}

/** A body that arrives in these pieces, and counts how many were read. */
function inChunks(chunks: Uint8Array[]) {
  const state = { taken: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[state.taken];
        state.taken += 1;
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel() {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

/** The bytes of a text, split at these positions. */
function cut(text: string, places: number[]): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, i) => bytes.slice(ends[i - 1] ?? 0, end));
}

const refusal = (request: Request) =>
  readFields(request).then(
    () => null,
    (error: unknown) => error,
  );

describe('the fields of a request', () => {
  test('come from a JSON object', async () => {
    expect(await readFields(post('{"email":"a@b.example","n":[1]}'))).toEqual({
      email: 'a@b.example',
      n: [1],
    });
  });

  test('come from a form', async () => {
    expect(await readFields(post('email=a%40b.example&message=Two+words&empty=', FORM_TYPE))).toEqual({
      email: 'a@b.example',
      message: 'Two words',
      empty: '',
    });
  });

  test.each([`${JSON_TYPE}; charset=utf-8`, 'Application/JSON', ` ${JSON_TYPE} ;x`])(
    'come as %j too',
    async (type) => {
      expect(await readFields(post('{"a":1}', type))).toEqual({ a: 1 });
    },
  );

  test('cannot change the prototype', async () => {
    const fields = await readFields(post('{"__proto__":{"admin":true}}'));
    expect(fields.admin).toBeUndefined();
    expect((await readFields(post('__proto__=x', FORM_TYPE))).toString).toBe(Object.prototype.toString);
  });

  test.each([
    ['no content type', post(new Uint8Array([123, 125]), null), 415],
    ['text', post('{}', 'text/plain'), 415],
    ['a form with files', post('{}', 'multipart/form-data; boundary=x'), 415],
    ['a type that only begins right', post('{}', 'application/jsonp'), 415],
    ['no body', post(null), 400],
    ['broken JSON', post('{"a":'), 400],
    ['a list', post('[1]'), 400],
    ['null', post('null'), 400],
    ['a text', post('"a"'), 400],
    ['bytes that are no UTF-8', post(new Uint8Array([123, 0xff, 125])), 400],
    ['a character cut off at the end', post(new Uint8Array([34, 0xe2, 0x82])), 400],
    ['a form of bytes that are no UTF-8', post(new Uint8Array([97, 61, 0xff]), FORM_TYPE), 400],
  ])('%s is refused', async (_, request, status) => {
    expect(await refusal(request)).toMatchObject({ name: 'HttpError', status });
  });

  test('do not depend on how the body is split, also inside a character', async () => {
    const places = fc.array(fc.nat(), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(anyText(), places, async (message, where) => {
        const { stream } = inChunks(cut(JSON.stringify({ message }), where));
        expect(await readFields(post(stream))).toEqual({ message });
      }),
    );
  });

  test('are read from any body, or it is rejected with a status of its own', async () => {
    const type = fc.constantFrom(JSON_TYPE, FORM_TYPE);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), type, async (bytes, contentType) => {
        const error = await refusal(post(bytes as Uint8Array<ArrayBuffer>, contentType));
        if (error) expect(error).toMatchObject({ name: 'HttpError', status: 400 });
      }),
    );
  });
});

describe('the limit of 64 kB', () => {
  /** A JSON object of exactly this many bytes. */
  const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

  test('accepts a body of exactly that size', async () => {
    expect(jsonOf(BODY_LIMIT)).toHaveLength(65_536);
    expect(Object.keys(await readFields(post(jsonOf(BODY_LIMIT))))).toEqual(['a']);
  });

  test('rejects one byte more', async () => {
    expect(await refusal(post(jsonOf(BODY_LIMIT + 1)))).toMatchObject({ status: 413 });
    expect(await refusal(post(`a=${'x'.repeat(BODY_LIMIT - 1)}`, FORM_TYPE))).toMatchObject({ status: 413 });
  });

  test('applies to the decoded text of a form', async () => {
    const form = (bytes: number) => `a=${encodeURIComponent('ப'.repeat((bytes - 2) / 3))}`;
    expect(form(65_534)).toHaveLength(196_598);
    expect(await readFields(post(form(65_534), FORM_TYPE))).toEqual({ a: 'ப'.repeat(21_844) });
    expect(await refusal(post(form(65_537), FORM_TYPE))).toMatchObject({ status: 413 });
  });

  test('counts bytes, not characters', async () => {
    expect(await refusal(post(`{"a":"${'₹'.repeat(BODY_LIMIT / 3)}"}`))).toMatchObject({ status: 413 });
  });

  test('does not depend on Content-Length, nor on how the body is split', async () => {
    const length = fc.integer({ min: BODY_LIMIT - 40, max: BODY_LIMIT + 40 });
    const claimed = fc.constantFrom('0', '10', '999999999', 'none');
    const places = fc.array(fc.nat(), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(length, claimed, places, async (bytes, contentLength, where) => {
        const request = post(inChunks(cut(jsonOf(bytes), where)).stream, JSON_TYPE, {
          'Content-Length': contentLength,
        });
        const error = await refusal(request);
        if (bytes <= BODY_LIMIT) expect(error).toBeNull();
        else expect(error).toMatchObject({ status: 413 });
      }),
      { numRuns: 50 },
    );
  });

  test('stops reading and closes the connection', async () => {
    const kilobyte = new Uint8Array(1024).fill(120);
    const { stream, state } = inChunks(Array<Uint8Array>(30_000).fill(kilobyte));
    expect(await refusal(post(stream))).toMatchObject({ status: 413 });
    expect(state.taken).toBeLessThanOrEqual(67); // 65 pieces pass 64 kB; the stream may be asked ahead once or twice
    expect(state.cancelled).toBe(true);
  });
});

describe('a form post, which needs a page as response', () => {
  test.each([
    [FORM_TYPE, true],
    [`${FORM_TYPE};charset=UTF-8`, true],
    ['Application/X-WWW-Form-Urlencoded', true],
    [`${FORM_TYPE}-later`, false],
    [JSON_TYPE, false],
    ['text/plain', false],
    [null, false],
  ])('%s: %s', (type, expected) => {
    expect(isFormPost(post(new Uint8Array(), type))).toBe(expected);
  });
});

it('a client that disconnects while sending gets 400, which is not logged', async () => {
  const gone = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  await expect(readFields(post(gone))).rejects.toMatchObject({
    status: 400,
    message: 'errors.cut-off',
  });
});

describe('a form with files', () => {
  const LIMIT = 1_000;
  /**
   * Its bytes arrive when they are read, as in a server: those of a `Request` made of a form are pushed,
   * wanted or not.
   */
  const withFile = async (bytes: number) => {
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(bytes)]), 'own.csv');
    form.append('name', 'मेरा फ़ंड');
    const encoded = new Response(form);
    const sent = new Uint8Array(await encoded.arrayBuffer());
    return post(inChunks([sent.slice(0, 50), sent.slice(50)]).stream, encoded.headers.get('content-type'));
  };
  const refusalOf = (request: Request) =>
    readFilesForm(request, LIMIT).then(
      () => null,
      (error: unknown) => error,
    );

  test('is read with its texts and files', async () => {
    const form = await readFilesForm(await withFile(100), LIMIT);
    expect([form.get('name'), (form.get('file') as File).size]).toEqual(['मेरा फ़ंड', 100]);
  });

  test('is refused with its size, by what it says without reading, and by what it sends', async () => {
    const { stream, state } = inChunks(Array<Uint8Array>(50).fill(new Uint8Array(100)));
    const type = 'multipart/form-data; boundary=a';
    const refusal = await refusalOf(post(stream, type, { 'Content-Length': '412000000' }));
    expect(refusal).toMatchObject({ status: 413, key: 'own-data.page.too-large', values: { size: 412 } });
    // A stream may fill its buffer once by itself.
    expect(state.taken).toBeLessThanOrEqual(1);
    expect(await refusalOf(await withFile(LIMIT))).toMatchObject({ status: 413, values: { size: 2 } });
  });

  test.each([
    ['another content type', JSON_TYPE, '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'no end',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc',
      400,
    ],
  ])('%s is refused', async (_, type, body, status) =>
    expect(await refusalOf(post(body, type))).toMatchObject({ status }),
  );
});
