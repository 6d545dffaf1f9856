import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { ignoreRestingMouse } from '@/testing/browser/resting-mouse';
import { build, type Plugin } from 'esbuild';
import { routes } from '@/lib/web/routes';
import { freePort } from '@/testing/processes/free-port';
import { removeFolder, temporaryFolder } from '@/testing/processes/temporary-folder';
import { version } from '@/package.json';
import { receiveEnvelopes, type EnvelopeReceiver } from '@/testing/servers/envelope-receiver';
import { ask } from '@/testing/servers/loopback';
import { secondSite } from '@/testing/site/second-site';

/* The site under test is built without a DSN, so that other tests see the default pages. Here the same source
   files are bundled with the DSN of a local receiver, and loaded by an empty page. */

const ROOT = path.resolve(__dirname, '..', '..');

/**
 * `files` are all available files, `asked` the requested ones, `traced` those requested with a trace header.
 */
type Site = { origin: string; files: Map<string, string>; asked: string[]; traced: string[] };

const test = base.extend<{ receiver: EnvelopeReceiver; serve: (dsn?: string) => Promise<Site> }>({
  receiver: async ({}, provide) => {
    const receiver = await receiveEnvelopes();
    await provide(receiver);
    await receiver.close();
  },
  serve: async ({}, provide) => {
    const close: (() => void)[] = [];
    await provide(async (dsn) => {
      const { site, stop } = await servePage(await bundle(dsn));
      close.push(stop);
      return site;
    });
    close.forEach((stop) => stop());
  },
});

/**
 * The SDK also supports the Pages Router, which this site does not use and which would add half of Next to
 * the bundle.
 */
const withoutPagesRouter: Plugin = {
  name: 'without-pages-router',
  setup(bundler) {
    bundler.onResolve({ filter: /^next\/router$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'absent',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: 'export default {}' }));
  },
};

/**
 * The browser's part of error reporting as files by name, bundled as Next does: one entry, the rest on
 * demand.
 */
async function bundle(dsn?: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['instrumentation-client.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: '/',
    write: false,
    minify: true,
    logLevel: 'error',
    plugins: [withoutPagesRouter],
    define: {
      'process.env.NEXT_PUBLIC_SENTRY_DSN': JSON.stringify(dsn ?? ''),
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
    },
  });
  return new Map(outputFiles.map(({ path: name, text }) => [name, text]));
}

const PAGE = `<!doctype html><title>Page</title>
<script>
  const later = (message) => setTimeout(() => { throw new Error(message) });
  const noise = (message) => dispatchEvent(new ErrorEvent('error', { message }));
</script>
<script type="module" src="/instrumentation-client.js"></script>
<script type="module">
  for (let count = 1; count <= Number(new URLSearchParams(location.search).get('early')); count++)
    dispatchEvent(new ErrorEvent('error', { error: new Error('early ' + count) }));
</script>
<p>Portfolio of Asha Deshmukh</p><label>Email <input name="email"></label><button>Save</button>`;

/** A page whose scripts of React are deferred: the file that loads them stands for all of these. Nobody touches it. */
const deferredPage = (inHead: string) => `<!doctype html><title>Page</title>
<script>${inHead}</script><script>throw new Error('in the head')</script>
<p>Portfolio</p><script type="application/json" data-boot="/boot.js"></script>`;
const BOOT = 'import("/instrumentation-client.js")';

/** The script in the head of such a page, as the build makes it. */
async function headScript(): Promise<string> {
  // By Node itself: Playwright loads no module that asks where it is.
  const program =
    "import { bundlePageScript } from './scripts/steps/page-script.mjs';" +
    'process.stdout.write((await bundlePageScript()).module);';
  const { stdout: module } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: ROOT, maxBuffer: 10_000_000 },
  );
  return JSON.parse(/const REPORTING_SCRIPT = (.*);/.exec(module)?.[1] ?? '""') as string;
}

async function servePage(files: Map<string, string>): Promise<{ site: Site; stop: () => void }> {
  const deferred = deferredPage(await headScript());
  const addresses: string[] = [];
  const traced: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const script = pathname === '/boot.js' ? BOOT : files.get(pathname);
    addresses.push(pathname);
    if (request.headers['sentry-trace']) traced.push(pathname);
    response.writeHead(200, { 'Content-Type': script === undefined ? 'text/html' : 'text/javascript' });
    response.end(script ?? (pathname === '/deferred' ? deferred : PAGE));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { site: { origin, files, asked: addresses, traced }, stop };
}

/** Sentry is ready when it has reported the visit. */
const arrived = (receiver: EnvelopeReceiver) => received(receiver, 'session');

/** Leaving a page sends what is still buffered, the trace last. */
async function leave(page: Page, receiver: EnvelopeReceiver) {
  await page.goto('about:blank');
  await received(receiver, 'span');
}

/** The next idle moment: error reporting has waited for one since the page loaded, so it runs first. */
const idle = (page: Page) => page.evaluate(() => new Promise((moment) => requestIdleCallback(moment)));

const received = (receiver: EnvelopeReceiver, type: string) =>
  expect.poll(() => receiver.items.map((item) => item.type)).toContain(type);

test('an uncaught error and an unhandled rejection are each reported once, as the specification says', async ({
  page,
  receiver,
  serve,
}) => {
  const site = await serve(receiver.dsn);
  await page.goto(site.origin);
  await arrived(receiver);

  await page.evaluate('later("the chart fell over")');
  await page.evaluate('void Promise.reject(new Error("the answer never came"))');
  await expect.poll(receiver.messages).toHaveLength(2);
  await leave(page, receiver);

  expect(receiver.messages().sort()).toEqual(['the answer never came', 'the chart fell over']);
  for (const event of receiver.events()) {
    expect(event).toMatchObject({
      environment: 'production',
      release: version,
      tags: { component: 'frontend', framework: 'react' },
      exception: { values: [{ mechanism: { handled: false } }] },
    });
  }
  const visit = receiver.items.find(({ type }) => type === 'session');
  expect(visit?.body).toMatchObject({ attrs: { environment: 'production', release: version } });
});

test('errors before Sentry is loaded are each reported once, and only the first ten', async ({
  page,
  receiver,
  serve,
}) => {
  const site = await serve(receiver.dsn);
  await page.goto(`${site.origin}/?early=12`);
  await arrived(receiver);
  await page.evaluate('later("afterwards")');
  await expect.poll(receiver.messages).toContain('afterwards');
  await leave(page, receiver);

  const first = Array.from({ length: 10 }, (_, index) => `early ${index + 1}`);
  expect(receiver.messages().sort()).toEqual([...first, 'afterwards'].sort());
});

test('an idle page loads it, and not before; its visit, trace and errors arrive, each once', async ({
  page,
  receiver,
  serve,
}) => {
  const site = await serve(receiver.dsn);
  // The page is busy until the test says otherwise.
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    addEventListener('test-idle', () => {
      window.requestIdleCallback = requestIdleCallback;
      waiting.forEach((work) => requestIdleCallback(work));
    });
  });
  await page.goto(`${site.origin}/deferred`);
  await page.evaluate('void Promise.reject(new Error("before it is idle"))');
  // A browser asks for an icon by itself.
  expect(site.asked.filter((path) => path !== '/favicon.ico')).toEqual(['/deferred']);
  expect(receiver.items).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('test-idle')));
  await page.evaluate(`setTimeout(() => { throw new Error('while it is loaded') })`);
  await arrived(receiver);
  await expect.poll(receiver.messages).toHaveLength(3);
  await leave(page, receiver);

  expect(receiver.messages().sort()).toEqual(['before it is idle', 'in the head', 'while it is loaded']);
  expect(site.asked.filter((path) => path === '/boot.js')).toHaveLength(1);
});

test('noise is filtered, and similar real errors are not', async ({ page, receiver, serve }) => {
  const site = await serve(receiver.dsn);
  await page.goto(site.origin);
  await arrived(receiver);

  await page.evaluate('noise("Script error.")');
  await page.evaluate('noise("ResizeObserver loop limit exceeded")');
  await page.evaluate('noise("ResizeObserver loop completed with undelivered notifications.")');
  await page.evaluate('later("TypeScript error in a formula")');
  await expect.poll(receiver.messages).toHaveLength(1);
  await leave(page, receiver);

  expect(receiver.messages()).toEqual(['TypeScript error in a formula']);
});

test('no personal data leaves the browser', async ({ page, receiver, serve, context }) => {
  const site = await serve(receiver.dsn);
  await context.addCookies([{ name: 'session', value: 'cookie-7c1d', url: site.origin }]);
  await page.goto(site.origin);
  await arrived(receiver);

  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByRole('button').click();
  await page.evaluate(`console.error('code 493817')`);
  await page.evaluate(
    `fetch('/api/otp', { method: 'POST', body: 'otp=493817', headers: { 'X-Code': '493817' } })`,
  );
  await page.evaluate('later("the chart fell over")');
  await expect.poll(receiver.messages).toHaveLength(1);
  // The replay buffers its first part for a few seconds.
  await received(receiver, 'replay_recording');
  await leave(page, receiver);

  // The other reports did arrive, so the absence of this data is no accident.
  const [event] = receiver.events();
  expect(event?.breadcrumbs?.map(({ category }) => category)).toEqual(
    expect.arrayContaining(['ui.click', 'fetch']),
  );
  expect(event?.request).toEqual({ url: `${site.origin}/` });
  expect(event?.user).toBeUndefined();
  expect(event?.sdk?.settings?.infer_ip).toBe('never');
  const recordings = receiver.items.filter(({ type }) => type === 'replay_recording').map(({ body }) => body);
  expect(recordings.join()).toContain('********* ** **** ********');
  for (const secret of ['Asha', 'Deshmukh', 'asha@example.in', '493817', 'cookie-7c1d'])
    expect(receiver.text()).not.toContain(secret);
});

test('trace headers are sent to our own origin only', async ({ page, receiver, serve }) => {
  const site = await serve(receiver.dsn);
  await page.goto(site.origin);
  await arrived(receiver);

  await page.evaluate(`fetch('/api/widgets/trending')`);
  await page.evaluate(`fetch('${receiver.origin}/elsewhere')`);
  await expect.poll(() => site.traced).toEqual(['/api/widgets/trending']);
  expect(receiver.traced).toEqual([]);
});

test('without a DSN the browser loads nothing of Sentry', async ({ page, serve }) => {
  const site = await serve();
  await page.goto(site.origin);
  await page.evaluate('later("unheard")');
  await idle(page);
  await page.evaluate(`fetch('/last')`);

  expect(site.asked).toContain('/last');
  const ofSentry = [...site.files].filter(([, code]) => code.includes('__SENTRY__')).map(([name]) => name);
  expect(ofSentry).not.toEqual([]);
  for (const name of ofSentry) expect(site.asked).not.toContain(name);
});

test('the site itself, built without a DSN, loads nothing of Sentry', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await ignoreRestingMouse(page.context());
  await page.goto('/');
  await idle(page);
  const scripts = () => requests.filter((request) => request.resourceType() === 'script');
  // No request at all before the first interaction.
  expect(scripts()).toEqual([]);
  await page.getByRole('form', { name: 'Contact us' }).getByLabel('Phone').focus();
  await expect.poll(() => scripts().length).toBeGreaterThan(5);
  await idle(page);

  const ofSentry: string[] = [];
  for (const script of scripts()) {
    const code = await (await script.response())?.text();
    if (code?.includes('__SENTRY__')) ofSentry.push(script.url());
  }
  expect(ofSentry).toEqual([]);
});

/** Runs `instrumentation.ts` in a separate process, as the server does, then `script` with its exports. */
function onServer(settings: Record<string, string>, script: string) {
  const { PATH = '' } = process.env;
  const source = `const { register, onRequestError } = require('./instrumentation.ts');
    (async () => { ${script} })();`;
  return new Promise<{ code: number; output: string; errors: string }>((ended) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--input-type=commonjs', '--eval', source],
      { cwd: ROOT, env: { PATH, NODE_ENV: 'production', NEXT_RUNTIME: 'nodejs', ...settings } },
      (error, output, errors) => ended({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}

test('the server reports an error of a request once, without data of the person', async ({ receiver }) => {
  const { code } = await onServer(
    { SENTRY_DSN: receiver.dsn },
    `await register();
     const { inRequest } = require('./lib/platform/request-id.ts');
     const http = require('node:http');
     const server = http.createServer(async (request, response) => {
       let sent = '';
       for await (const part of request) sent += part;
       console.log('Sign-in code for asha@example.in: 493817');
       try {
         throw new Error('the figures are missing');
       } catch (error) {
         await inRequest('request-7', () => onRequestError(
           error,
           { path: request.url, method: request.method, headers: request.headers },
           { routerKind: 'App Router', routePath: '/api/otp', routeType: 'route' },
         ));
       }
       response.end();
     });
     await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
     await fetch('http://127.0.0.1:' + server.address().port + '/api/otp?email=asha@example.in', {
       method: 'POST',
       body: JSON.stringify({ otp: '493817' }),
       headers: {
         'Content-Type': 'application/json',
         Cookie: 'session=cookie-7c1d',
         Authorization: 'Bearer token-51ab',
         'X-Forwarded-For': '203.0.113.77',
       },
     });
     // Next's own span of a request.
     const target = { 'http.target': '/api/otp?email=asha@example.in' };
     require('@sentry/nextjs').startSpan({ name: 'POST /api/otp', attributes: target }, () => {});
     void Promise.reject(new Error('nobody waited for this'));
     await new Promise((settled) => setTimeout(settled, 500));
     await require('@sentry/nextjs').close(5000);
     process.exit(0);`,
  );

  expect(code).toBe(0);
  expect(receiver.messages().sort()).toEqual(['nobody waited for this', 'the figures are missing']);
  for (const event of receiver.events()) {
    expect(event).toMatchObject({
      environment: 'production',
      release: version,
      tags: { component: 'frontend', framework: 'react' },
    });
    expect(event.user).toBeUndefined();
  }
  const thrown = receiver.events().find(({ contexts }) => contexts?.nextjs);
  expect(thrown?.contexts?.nextjs).toMatchObject({ request_path: '/api/otp', route_type: 'route' });
  expect(thrown?.tags).toMatchObject({ request_id: 'request-7' });
  expect(receiver.text()).toContain('POST /api/otp');
  for (const secret of ['asha', '493817', 'cookie-7c1d', 'token-51ab', '203.0.113.77'])
    expect(receiver.text()).not.toContain(secret);
});

test('a site that reports its errors writes no warnings about it', async ({ receiver }) => {
  const folder = temporaryFolder('samvit-data-');
  const warnings = path.join(folder, 'warnings');
  const port = await freePort();
  const site = await secondSite(port, {
    settings: {
      SENTRY_DSN: receiver.dsn,
      DATA_DIR: folder,
      NODE_OPTIONS: `--redirect-warnings=${warnings}`,
    },
  });
  for (const dynamic of [`${routes.search}?q=gold`, routes.contactForm, routes.account, '/api/v1/blogs'])
    await ask(port, dynamic);
  await received(receiver, 'span');
  await site.stop();
  expect(existsSync(warnings) ? readFileSync(warnings, 'utf8') : '').not.toContain('Warning');
  removeFolder(folder);
});

test('without a DSN the server loads nothing of Sentry', async () => {
  const { code, output } = await onServer(
    {},
    `await register();
     await onRequestError(new Error('unheard'), { path: '/', method: 'GET', headers: {} }, {});
     console.log(Object.keys(require.cache).filter((file) => file.includes('@sentry')).length);`,
  );
  expect(code).toBe(0);
  expect(output.trim()).toBe('0');
});

test('a wrong setting ends the start with one sentence that names it', async () => {
  const { code, output, errors } = await onServer({ PORT: 'harbour' }, 'await register();');
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors).toBe('The setting PORT must be a port number.\n');
});
