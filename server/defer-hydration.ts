import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Keeps what is pressed until Next's scripts run, and fetches them at the first touch; see deferred-hydration.js. */
const HYDRATION_SCRIPT = `{${readFileSync(path.resolve('server', 'deferred-hydration.js'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => !line.startsWith('//'))
  .join('\n')
  .trim()}}`;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;

/** A page whose scripts wait, and the one script that starts them all. */
export type Deferred = { html: string; boot: string };

/**
 * Takes Next's scripts and the copy of the page they carry out of the HTML, into a script of their own that is fetched when a
 * visitor first touches the page. Who only reads loads the page once, and no script. Scripts of ours and data stay.
 * @param bootUrl where the script will stand
 */
export function deferScripts(html: string, bootUrl: (boot: string) => string): Deferred {
  const files: string[] = [];
  const inline: string[] = [];
  const rest = html.replace(PRELOADED_SCRIPT, '').replace(SCRIPT, (tag, attributes: string, code: string) => {
    const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? [];
    // For browsers that could not run the rest either.
    if (/\bnomodule\b/i.test(attributes)) return '';
    if (/\stype="application\//.test(attributes)) return tag;
    if (src) files.push(src.replaceAll('&amp;', '&'));
    else if (attributes.includes('id="_R_"') || code.includes('self.__next_f')) inline.push(code);
    else return tag;
    return '';
  });
  const boot = [
    ...inline,
    `for(const src of ${JSON.stringify([...new Set(files)])}){const s=document.createElement('script');s.src=src;document.head.append(s)}`,
  ].join(';\n');
  const script = `<script data-boot="${bootUrl(boot)}">${HYDRATION_SCRIPT}</script>`;
  return { html: rest.replace('</body>', () => `${script}</body>`), boot };
}
