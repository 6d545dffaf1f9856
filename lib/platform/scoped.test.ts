import { cache } from 'react';
import { Scoped } from './scoped';

test('a value is that of the innermost run, and the usual one outside', async () => {
  const word = new Scoped('usual');
  const words = await word.run('outer', async () => {
    const inner = await word.run('inner', async () => word.get());
    return [inner, word.get()];
  });
  expect([...words, word.get()]).toEqual(['inner', 'outer', 'usual']);
});

test('a page that renders has its own value until the end of the render', () => {
  const word = new Scoped('usual');
  let render = {};
  /** As React's: one value for each render. */
  const ofRender = <T>(make: () => T) => {
    const values = new WeakMap<object, T>();
    return () => {
      const value = values.get(render) ?? make();
      values.set(render, value);
      return value;
    };
  };
  word.render('of the page', ofRender);
  expect([word.get(), word.run('inner', () => word.get())]).toEqual(['of the page', 'inner']);
  render = {};
  expect(word.get()).toBe('usual');
});

test("outside of a render React's cache holds nothing", () => {
  const word = new Scoped('usual');
  word.render('of a page', cache);
  expect(word.get()).toBe('usual');
});
