import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { secondSite, type SecondSite } from './second-site';

/**
 * Serves the same build and data without middleware.ts, to simulate a bug in Next or a proxy that bypasses
 * it.
 */
export const siteWithoutMiddleware = (port: number): Promise<SecondSite> =>
  secondSite(port, {
    change: (build) =>
      writeFileSync(
        path.join(build, 'server/middleware-manifest.json'),
        JSON.stringify({ version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }),
      ),
  });
