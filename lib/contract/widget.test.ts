import fc from 'fast-check';
import { viewsFromId, widgetListSchema, widgetSchema } from './widget';

it('reads every name that a field may have, in the order of the specification', () => {
  expect(
    widgetSchema.parse({
      id: 'a',
      title: 'T',
      summary: 's',
      description: 'd',
      content: 'c',
      views: 3,
      view_count: 4,
      trending: true,
    }),
  ).toEqual({
    id: 'a',
    title: 'T',
    description: 's',
    imageUrl: null,
    views: 3,
    trending: true,
    createdAt: '',
  });
  expect(widgetSchema.parse({ id: 'a', description: 'd', content: 'c', view_count: 4 })).toMatchObject({
    description: 'd',
    views: 4,
  });
  expect(widgetSchema.parse({ id: 'a', content: 'c', engagement_count: 5 })).toMatchObject({
    description: 'c',
    views: 5,
  });
});

it.each([
  [{ is_trending: true }, true],
  [{ is_trending: 1 }, true],
  [{ trending: 1 }, true],
  [{ is_trending: 'true' }, true],
  [{ trending: 'true' }, true],
  [{ is_trending: false, trending: true }, true],
  [{ is_trending: null, trending: 'true' }, true],
  [{ is_trending: false, trending: 0 }, false],
  [{ is_trending: 'false', trending: 'yes' }, false],
  [{}, false],
])('is trending by either field: %j', (flags, trending) =>
  expect(widgetSchema.parse({ id: 'a', ...flags }).trending).toBe(trending),
);

it('shows a count of zero, and a constant number if none is sent', () => {
  expect(widgetSchema.parse({ id: 'a', views: 0 }).views).toBe(0);
  const { views } = widgetSchema.parse({ id: 'a' });
  expect(views).toBe(widgetSchema.parse({ id: 'a' }).views);
});

it('gives every id a number from 1000 to 5999', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(viewsFromId(id)).toBeGreaterThanOrEqual(1000);
      expect(viewsFromId(id)).toBeLessThanOrEqual(5999);
    }),
  );
});

it('leaves the words of a widget without fields empty', () => {
  expect(widgetSchema.parse({})).toMatchObject({
    title: '',
    description: '',
  });
});

it.each([
  ['https://images.example/a.png', 'https://images.example/a.png'],
  ['/charts/insight/a.svg', '/charts/insight/a.svg'],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['http://images.example/a.png', null],
  ['//evil.example/a.png', null],
  ['/\\evil.example', null],
  ['', null],
])('shows the picture at %j as %j', (image_url, expected) =>
  expect(widgetSchema.parse({ id: 'a', image_url }).imageUrl).toBe(expected),
);

it.each([
  [{ widgets: [{ id: 1 }] }, 1],
  [{ data: [{ id: 1 }, { id: 2 }] }, 2],
  [{ data: { widgets: [{ id: 1 }] } }, 1],
  [{ data: null }, 0],
  [{}, 0],
  [{ data: { widgets: null } }, 0],
  [{ widgets: null, data: [{ id: 1 }] }, 1],
  [{ widgets: [null, 5, 'text', []] }, 3],
])('reads the list of %j', (answer, length) => expect(widgetListSchema.parse(answer)).toHaveLength(length));

it('reads the first of a list that is too long', () =>
  expect(widgetListSchema.parse({ widgets: Array(10_000).fill({}) })).toHaveLength(100));

it('never throws on a list of any values', () => {
  fc.assert(fc.property(fc.array(fc.anything()), (widgets) => void widgetListSchema.parse({ widgets })));
});
