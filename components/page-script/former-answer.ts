/**
 * An answer in place has an address of its own (asking.ts). After a reload the script that knows the one before is not
 * there yet, so Back loads its page.
 */
export function loadFormerAnswers(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isKnown = '__next_f' in window || 'asks' in document.documentElement.dataset;
    if (!isKnown && location.pathname !== pathname) location.reload();
  });
}
