import { readFileSync } from 'node:fs';

const text = (file: string) => readFileSync(file, 'utf8');
const NODE_HOST = text('docs/node-host.md');
const [, CHECKOUT = ''] =
  /^WorkingDirectory=(\S+)\/\.releases\/current$/m.exec(text('deploy/samvit.service')) ?? [];

test('the home of the user, in which npm has its cache, is not the checkout', () => {
  const [, home] = /useradd .*--home-dir (\S+) samvit/.exec(NODE_HOST) ?? [];
  expect(home).toMatch(/^\//);
  expect(`${home}/`.startsWith(`${CHECKOUT}/`)).toBe(false);
});

test('the checkout belongs to the user of the site, who runs git in it: git refuses the folder of another', () => {
  expect(NODE_HOST).toContain(`install -d -o samvit -g samvit ${CHECKOUT}`);
  const lines = NODE_HOST.match(/(?:sudo \S+ \S+ )?git (?:clone|fetch|checkout)\b/g) ?? [];
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^sudo -u samvit /);
});
