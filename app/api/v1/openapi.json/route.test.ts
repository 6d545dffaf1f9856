import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OPERATIONS } from '@/lib/services/api/openapi';
import { GET } from './route';

const ROOT = 'app/api/v1';

/** The methods and paths that the handlers below app/api/v1 have. */
const handled = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts' && file !== 'openapi.json/route.ts')
  .flatMap((file) =>
    [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /^export const (GET|POST|PUT|PATCH|DELETE)\b/gm,
      ),
    ].map(([, method]) => `${method} /${path.dirname(file).replace(/\[(\w+)\]/g, '{$1}')}`),
  );

it('describes every call of the API, and no other', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual([...handled].sort());
});

it('is OpenAPI 3.1 that any site may read', async () => {
  const response = await GET(new Request('http://site/api/v1/openapi.json'), undefined);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const description = await response.json();
  expect(description).toMatchObject({ openapi: '3.1.0', info: { title: 'Samvit API', version: '1' } });
  // Each parameter of a path is declared, and each operation has a response for success and for refusal.
  for (const [name, operations] of Object.entries<Record<string, Described>>(description.paths))
    for (const { parameters, responses } of Object.values(operations)) {
      const inPath = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
      expect(name.match(/\{\w+\}/g) ?? []).toEqual(inPath);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']));
    }
});

type Described = { parameters: { name: string; in: string }[]; responses: Record<string, unknown> };
