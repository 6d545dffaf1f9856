import { nodeProblem } from './node-version.mjs';

test.each(['20.19.0', '20.20.1', '22.0.0', '24.11.1'])('Node %s is accepted', (version) => {
  expect(nodeProblem(version, '20.19')).toBeUndefined();
});

test.each(['20.18.9', '18.20.4', '6.17.1'])('Node %s is too old, and the sentence says so', (version) => {
  expect(nodeProblem(version, '20.19')).toBe(
    `This site needs Node 20.19 or newer, and this is Node ${version}: install a newer one and start again.`,
  );
});

test('the required version comes from package.json', () => {
  expect(nodeProblem('18.0.0')).toContain('20.19');
});
