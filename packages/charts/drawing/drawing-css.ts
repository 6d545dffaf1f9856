import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compactCss } from '@/lib/platform/compact-css';

/** The styles of a drawing, for documents without the site's stylesheet. */
export const DRAWING_CSS = compactCss(
  readFileSync(path.join(process.cwd(), 'packages/charts/drawing/drawing.css'), 'utf8'),
);
