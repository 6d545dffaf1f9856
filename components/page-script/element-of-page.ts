/** The HTML of pages, each of which is requested once. */
const pages = new Map<string, Promise<string>>();

/**
 * The element with an id on another page of the site. Only that element is parsed, because a page of evidence
 * has two thousand; so no element of the same kind may be inside it.
 * @throws when the page cannot be loaded or has no such element; the next call requests the page again
 */
export async function elementOfPage(path: string, id: string): Promise<Element> {
  let page = pages.get(path);
  if (!page) {
    page = load(path);
    pages.set(path, page);
    page.catch(() => pages.delete(path));
  }
  const [html, kind] = new RegExp(`<(\\w+) id="${id}"[^]*?</\\1>`).exec(await page) ?? [];
  const template = document.createElement('template');
  template.innerHTML = kind === 'tr' ? `<table class="figure-table">${html}</table>` : (html ?? '');
  const element = template.content.firstElementChild;
  if (!element) throw new RangeError(id);
  return element;
}

async function load(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(path);
  return response.text();
}
