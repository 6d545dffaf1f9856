/** Hides the rows of a table that do not have all words typed into the field above it, and the groups left empty. */
export function startFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.filter) filterBy(target);
  });
  // What was typed before this script was loaded.
  document.querySelectorAll<HTMLInputElement>('[data-filter]').forEach(filterBy);
}

function filterBy(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of document.querySelectorAll<HTMLTableSectionElement>(`${field.dataset.filter} tbody`)) {
    const rows = [...group.rows].slice(1);
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    group.hidden = rows.every(({ hidden }) => hidden);
    count += rows.filter(({ hidden }) => !hidden).length;
  }
  const status = field.closest('div')?.querySelector<HTMLElement>('[data-none]');
  if (status) status.textContent = count > 0 ? '' : (status.dataset.none ?? '');
}
