'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** The evidence page, which is fetched once, at the first press. */
type Lookup = (id: string) => Promise<Element>;

/**
 * Opens the evidence of a number, an event, a quotation or a term in a popover. A client component, because
 * it fetches the evidence page on a press; without JavaScript, or if the request fails, the link leads to
 * that page.
 */
export function EvidencePopover({ path }: { path: string }) {
  const popover = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Older versions of the site had these rows on the report's page, and other sites still link to them.
    const { hash } = location;
    if (hash.startsWith('#figure-')) location.replace(path + hash);
    const lookUp = evidenceOf(path);
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a.explained');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (!('showPopover' in HTMLElement.prototype)) return;
      event.preventDefault();
      link.focus({ preventScroll: true });
      void show(link, { popover, content }, lookUp);
    };
    const close = () => popover.current?.hidePopover?.();
    document.addEventListener('click', onClick);
    window.addEventListener('beforeprint', close);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('beforeprint', close);
    };
  }, [path]);

  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label="Where this comes from"
      tabIndex={-1}
      className="provenance"
    >
      <div ref={content} />
      <button type="button" className="provenance-close" onClick={() => popover.current?.hidePopover()}>
        Close
      </button>
    </div>
  );
}

type Parts = Record<'popover' | 'content', RefObject<HTMLDivElement | null>>;

async function show(link: HTMLAnchorElement, { popover, content }: Parts, lookUp: Lookup): Promise<void> {
  content.current?.replaceChildren('Loading...');
  popover.current?.showPopover();
  popover.current?.focus({ preventScroll: true });
  try {
    content.current?.replaceChildren(await lookUp(link.hash.slice(1)));
  } catch {
    location.assign(link.href);
  }
}

function evidenceOf(path: string): Lookup {
  let page: Promise<Document> | undefined;
  return async (id) => {
    page ??= load(path);
    // A failed request is not cached, so the next press retries it.
    page.catch(() => (page = undefined));
    const found = (await page).getElementById(id);
    if (!found) throw new RangeError(`${path} has no ${id}`);
    const copy = document.importNode(found, true);
    if (copy.localName !== 'tr') return copy;
    const table = document.createElement('table');
    table.className = 'figure-table';
    table.createTBody().append(copy);
    return table;
  };
}

async function load(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
