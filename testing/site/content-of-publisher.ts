import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TERMS_THAT_ALLOW } from '../content/supply-terms';

/**
 * For a copy of a build: a content folder of its own in place of a link to ours, in which somebody has read
 * the terms of a publisher, and they allow a program to fetch.
 * @param origin of the publisher, which sends CSV as FRED does: `/ID.csv`
 * @param columns by the id of the series
 */
export function contentOfPublisher(
  origin: string,
  columns: Readonly<Record<string, string>>,
): (build: string) => void {
  return (build) => {
    const content = path.join(path.dirname(build), 'content');
    rmSync(content);
    cpSync('content', content, { recursive: true });
    // No other publisher is asked.
    rmSync(path.join(content, 'supply'), { recursive: true });
    mkdirSync(path.join(content, 'supply'));
    for (const [id, column] of Object.entries(columns))
      writeFileSync(
        path.join(content, `supply/${id}.yaml`),
        [
          'layout: fred',
          `column: ${column}`,
          'decimals: 2',
          `url: ${origin}/${id}.csv?cosd={from}`,
          TERMS_THAT_ALLOW,
          '',
        ].join('\n'),
      );
  };
}
