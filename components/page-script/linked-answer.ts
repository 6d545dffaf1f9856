/**
 * Opens the answer that the URL fragment names, for browsers that do not open the `<details>` around a link
 * target themselves.
 */
export function openLinkedAnswer(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}
