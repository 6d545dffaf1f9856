import { Turns } from './turns';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Turns of the event loop, and what has begun in each. */
function recorded() {
  const turns = new Turns();
  const begun: string[] = [];
  const add = (name: string, client = name) => turns.add(client, () => void begun.push(name));
  return { turns, begun, add };
}

test('one piece of work begins in a turn, and that of another client does not wait for all of the first', async () => {
  const { begun, add } = recorded();
  for (let i = 1; i <= 300; i += 1) add(`greedy ${i}`, '192.0.2.1');
  add('other', '192.0.2.2');
  await turn();
  expect(begun).toEqual(['greedy 1']);
  await turn();
  expect(begun).toEqual(['greedy 1', 'other']);
  for (let i = 2; i <= 300; i += 1) await turn();
  expect(begun).toHaveLength(301);
  expect(begun.at(-1)).toBe('greedy 300');
});

test('the clients of one IPv6 network have one turn', async () => {
  const { begun, add } = recorded();
  for (let i = 0; i < 50; i += 1) add(`greedy ${i}`, `2001:db8:1:${i.toString(16)}::/64`);
  add('other', '2001:db8:2:0::/64');
  await turn();
  await turn();
  expect(begun).toEqual(['greedy 0', 'other']);
});

test('work that is added in its turn begins in a later one', async () => {
  const { turns, begun } = recorded();
  turns.add('a', () => {
    begun.push('first');
    turns.add('a', () => void begun.push('second'));
  });
  await turn();
  expect(begun).toEqual(['first']);
  await turn();
  expect(begun).toEqual(['first', 'second']);
});

test('connections that arrive come before work, but for sixteen turns only', async () => {
  const { turns, begun, add } = recorded();
  add('first');
  add('second');
  turns.connected();
  await turn();
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual(['first']);
  for (let i = 0; i < 16; i += 1) {
    turns.connected();
    await turn();
  }
  expect(begun).toEqual(['first']);
  turns.connected();
  await turn();
  expect(begun).toEqual(['first', 'second']);
});
