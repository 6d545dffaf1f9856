import { stripInternalHeaders, stripUnreadableRouterHeaders } from './dynamic-response';

const left = (...names: string[]) => {
  const headers = Object.fromEntries(names.map((name) => [name, 'x']));
  stripInternalHeaders(headers);
  return Object.keys(headers);
};

it.each([
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-nextjs-data',
  'x-nextjs-cache',
  'x-next-cache-tags',
  'x-next-revalidated-tags',
  'x-next-revalidate-tag-token',
  'x-next-resume-state-length',
  'x-invoke-path',
  'x-invoke-status',
  'x-invoke-output',
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-prerender-bypass-mode',
  'x-rewrite-url',
  'x-original-url',
  'x-vercel-id',
  'x-forwarded-host',
  'x-forwarded-port',
  'next-action',
  'next-resume',
  'next-test-fetch-priority',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
])('%s is removed', (name) => expect(left(name)).toEqual([]));

it('headers of browsers, the router and proxies stay', () => {
  const names = [
    'accept',
    'cookie',
    'host',
    'origin',
    'content-type',
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-url',
    'x-forwarded-for',
    'x-requested-page',
    'x-nexus',
  ];
  expect(left(...names, 'x-nextjs-data')).toEqual(names);
});

const TREE = ['', { children: ['web', { children: ['__PAGE__', {}] }] }, null, null, 1];
const fromRouter = (tree: string) => {
  const headers = {
    accept: '*/*',
    rsc: '1',
    'next-router-state-tree': tree,
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/web',
  };
  stripUnreadableRouterHeaders(headers);
  return Object.keys(headers);
};

it.each([
  ['no JSON', '%5Bgarbage'],
  ['no encoding', '%'],
  ['nothing', ''],
  ['no array', encodeURIComponent('{}')],
  ['an array of something else', encodeURIComponent('[1,2]')],
  ['two of them', `${encodeURIComponent(JSON.stringify(TREE))}, ${encodeURIComponent(JSON.stringify(TREE))}`],
  ['a very long one', encodeURIComponent(JSON.stringify(['a'.repeat(40_000), {}]))],
  ['a very deep one', '['.repeat(30_000)],
])('router headers with %s are removed', (_what, tree) => {
  expect(fromRouter(tree)).toEqual(['accept']);
});

it('valid router headers stay', () => {
  expect(fromRouter(encodeURIComponent(JSON.stringify(TREE)))).toHaveLength(6);
});
