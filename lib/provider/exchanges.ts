/** What a provider's responses were, by call: `GET /blogs` and `200 application/json {data, message, status}`. */
export class Exchanges {
  private readonly responses = new Map<string, Set<string>>();

  /** A fetch that notes every exchange. */
  noting(send: typeof fetch): typeof fetch {
    return async (input, init) => {
      try {
        const response = await send(input, init);
        const type = response.headers.get('content-type') ?? 'no content type';
        const names = namesIn(await response.clone().text());
        this.note(input, init?.method, `${response.status} ${type} ${names}`);
        return response;
      } catch (error) {
        const { cause } = error as Error;
        const reason = cause instanceof Error ? cause.message : String(error);
        this.note(input, init?.method, `no answer: ${reason}`);
        throw error;
      }
    };
  }

  private note(input: unknown, method = 'GET', response: string): void {
    const { pathname } = new URL(String(input));
    // The names in addresses are of no interest.
    const call = `${method} ${pathname.replace(/^.*\/api\/v1/, '').replace(/^(\/blogs)\/.+/, '$1/…')}`;
    this.responses.set(call, (this.responses.get(call) ?? new Set()).add(response));
  }

  /** The calls, each with its different responses below it. */
  lines(): string[] {
    return [...this.responses].map(([call, responses]) => [call, ...responses].join('\n    '));
  }
}

/** The names in a response's object; what it contains may be personal. */
function namesIn(body: string): string {
  try {
    const json: unknown = JSON.parse(body);
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject ? `{${Object.keys(json).sort().join(', ')}}` : 'JSON, but no object';
  } catch {
    return 'no JSON';
  }
}
