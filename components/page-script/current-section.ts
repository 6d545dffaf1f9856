/** Distance from the top of the screen at which a heading counts as reached, in per cent of its height. */
const READING_LINE = 30;

/** Marks the current section in a list of links to the sections of a page, as the reader scrolls. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll('[data-contents] a')];
  const headings = links.flatMap((link) => document.getElementById(idOf(link)) ?? []);
  const observer = new IntersectionObserver(
    () => {
      const line = (innerHeight * READING_LINE) / 100;
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id;
      for (const link of links) {
        if (idOf(link) === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: `0px 0px ${READING_LINE - 100}%` },
  );
  for (const heading of headings) observer.observe(heading);
}

const idOf = (link: Element) => link.getAttribute('href')?.slice(1) ?? '';
