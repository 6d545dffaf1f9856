import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { secondSite, type SecondSite } from './second-site';

/**
 * Serves the same build over the same data without middleware.ts: as if a fault of Next, or an operator's proxy, let every
 * request past it.
 */
export const siteWithoutMiddleware = (port: number): Promise<SecondSite> =>
  secondSite(port, {
    change: (build) =>
      writeFileSync(
        path.join(build, 'server/middleware-manifest.json'),
        JSON.stringify({ version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }),
      ),
  });
