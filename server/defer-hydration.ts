const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;

/** A page without Next's scripts, and the one script that loads them all. */
export type Deferred = { html: string; boot: string };

/**
 * Moves Next's scripts and the page data they contain from the HTML to a script of its own, which
 * components/page-script/hydration.ts requests when a person reaches for something that needs React. Our own
 * scripts and data blocks stay.
 * @param bootUrl address of that script
 */
export function deferScripts(html: string, bootUrl: (boot: string) => string): Deferred {
  const files: string[] = [];
  const inline: string[] = [];
  const rest = html.replace(PRELOADED_SCRIPT, '').replace(SCRIPT, (tag, attributes: string, code: string) => {
    const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? [];
    // Only for browsers without module support, which could not run the other scripts either.
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
  // A data block, which runs nothing, so that no policy needs to allow it.
  const address = `<script type="application/json" data-boot="${bootUrl(boot)}"></script>`;
  return { html: rest.replace('</body>', () => `${address}</body>`), boot };
}
