import { openApi } from '@/lib/services/api/openapi';
import { z } from '@/lib/contract/zod';

type Content = { content: Record<string, { schema: object }> };
type Described = { requestBody?: Content; responses: Record<string, Content | undefined> };

/** Whether the exchanges with /api/v1 are as its OpenAPI description says; what is not is one line each. */
export function describedExchanges() {
  const { paths, components } = openApi();
  const problems: string[] = [];
  const succeeded = new Set<string>();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      pattern: new RegExp(`/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      operation: operation as unknown as Described,
    })),
  );

  const check = (what: string, described: Content | undefined, value: unknown) => {
    const schema = described?.content['application/json']?.schema;
    if (!schema) return void problems.push(`${what} is not described`);
    const resolvedSchema = '$ref' in schema ? components.schemas.Refusal : schema;
    const { error } = z.fromJSONSchema(resolvedSchema as never).safeParse(value);
    if (error) problems.push(`${what}: ${z.prettifyError(error)}`);
  };

  return {
    problems,
    /** The calls that were answered with 200. */
    succeeded,
    /** Notes a request and its response. */
    async note(url: string, init: RequestInit | undefined, response: Response): Promise<void> {
      const { pathname } = new URL(url);
      const method = init?.method ?? 'GET';
      const call = calls.find((one) => one.method === method && one.pattern.test(pathname));
      if (!call) return void problems.push(`${method} ${pathname} is not described`);
      const { name, operation } = call;
      check(`${name} ${response.status}`, operation.responses[response.status], await response.json());
      if (response.status !== 200) return;
      succeeded.add(name);
      if (operation.requestBody)
        check(`${name} request`, operation.requestBody, JSON.parse(String(init?.body)));
    },
  };
}
