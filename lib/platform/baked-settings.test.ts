import { bakedProblem, bakedSettings } from './baked-settings';
import { parseEnv } from './env';

const of = (variables: Record<string, string> = {}) =>
  bakedSettings(parseEnv({ NODE_ENV: 'production', SITE_URL: 'https://samvit.example', ...variables }));

test('a release is served with the settings that it was built for', () => {
  expect(bakedProblem(of(), of({ SMTP_URL: 'smtp://mail.example', ASKING: 'true' }))).toBeUndefined();
  // As release.json has them, without what is not set.
  expect(bakedProblem(JSON.parse(JSON.stringify(of())) as Record<string, string>, of())).toBeUndefined();
});

test.each([
  ['SITE_URL', 'https://other.example'],
  ['PROVIDER_API_URL', 'https://provider.example'],
  ['NEXT_PUBLIC_SENTRY_DSN', 'https://key@sentry.example/1'],
  ['ASKING', 'false'],
])('another %s is named, with both values', (name, value) => {
  expect(bakedProblem(of(), of({ [name]: value }))).toMatch(`is started with ${value},`);
  const problem = bakedProblem(of({ [name]: value }), of());
  expect(problem).toMatch(`was built for ${name} ${value} and`);
  expect(problem).toMatch(`Set ${name} to ${value} again, or run npm run upgrade`);
});
