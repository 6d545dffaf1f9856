import type { BrowserContext } from 'playwright';

/** Chromium without windows has a mouse in the corner of each new page, which nobody has moved there. */
export async function ignoreRestingMouse(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The function has no name: what loads the benches would mark a name with a helper, which the page does not have.
    for (const type of ['pointerover', 'mouseover'] as const)
      addEventListener(
        type,
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        },
        true,
      );
  });
}
