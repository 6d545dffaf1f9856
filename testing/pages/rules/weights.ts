import { limitsOf } from '../page-limits';
import { attributeOf } from '../sent-page';
import type { PageRule } from './rule';

/** Neither a page nor its stylesheets are heavier than their kind may be, under brotli. */
export const lightEnough: PageRule = ({ path, document }, { sizeOf }) => {
  const { html, css } = limitsOf(path);
  const sheets = document
    .querySelectorAll('link[rel="stylesheet"]')
    .map((sheet) => attributeOf(sheet, 'href') ?? '');
  const styles = sheets.reduce((sum, sheet) => sum + sizeOf(sheet), 0);
  const page = sizeOf(path);
  return [
    ...(styles === 0 ? ['has no stylesheet'] : []),
    ...(page > html ? [`has ${page} bytes of ${html}`] : []),
    ...(styles > css ? [`has ${styles} bytes of styles of ${css}`] : []),
  ];
};
