import type { Instrumentation } from 'next';

// `process.env.NEXT_RUNTIME` is no setting: Next writes it in at build, and with it leaves everything inside these
// branches out of the bundle of the edge runtime. That is why they are the exception to "only
// lib/platform/env.ts reads it".

/**
 * Runs once before the server answers: checks the settings, hands next-auth its own, starts error reporting
 * where a DSN is set, and gives the server in front what runs in the background.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { shareInProcess } = await import('@/lib/platform/one-per-process');
    shareInProcess();
    const { buildStep, env, exposeToNextAuth } = await import('@/lib/platform/env');
    // Next renders pages without a visitor: no secret is made, and nothing runs in the background.
    if (buildStep) return;
    const { orExit } = await import('@/lib/platform/error-reporting/or-exit');
    const settings = orExit(env);
    if (settings.NODE_ENV === 'development') (await import('@/lib/content/watch-content')).watchContent();
    const { previousSecret, serverSecret } = await import('@/lib/platform/secret');
    const { isStorageError } = await import('@/lib/platform/db/storage-error');
    const { storageAlarm } = await import('@/lib/platform/db/storage-alarm');
    try {
      orExit(() => exposeToNextAuth(serverSecret(), previousSecret()));
    } catch (error) {
      // A full or read-only disk takes no new secret: nobody can sign in, and public pages are served.
      if (!isStorageError(error)) throw error;
      storageAlarm(error);
    }
    if (settings.SENTRY_DSN) await import('./sentry.server.config');
    const { sides } = await import('@/lib/platform/sides');
    sides().prepareDatabase = async () => (await import('@/lib/services/prepare-database')).prepareDatabase();
    sides().background = async () => (await import('@/lib/services/background')).background;
  }
}

/** Next hands over what a page or a handler threw and did not catch. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { env } = await import('@/lib/platform/env');
    if (!env().SENTRY_DSN) return;
    const { captureRequestError } = await import('@sentry/nextjs');
    // Not the headers, and not what follows the question mark: the route and the method say where it happened.
    const [path = ''] = request.path.split('?');
    captureRequestError(error, { path, method: request.method, headers: {} }, context);
  }
};
