import { loadFurtherScript } from './further-script';

const scripts: { onload: () => void }[] = [];
jest.mock('./request-script', () => ({
  requestScript: () => {
    const script = { onload: () => undefined };
    scripts.push(script);
    return script;
  },
}));

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what was done on a chart while its script was loaded is done again', async () => {
  Object.assign(globalThis, { PointerEvent: globalThis.PointerEvent ?? MouseEvent });
  document.body.innerHTML = '<figure data-script="/charts.js"><div class="chart-plot"></div></figure>';
  const plot = document.querySelector('.chart-plot');
  loadFurtherScript();
  const move = (clientX: number) => {
    const own = { pointerType: 'touch', movementX: 3, movementY: 0, clientX };
    plot?.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), own));
  };
  move(10);
  move(20);
  plot?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 20 }));
  await settle();
  expect(scripts).toHaveLength(1);
  const again: [string, number][] = [];
  for (const type of ['pointermove', 'click'] as const)
    plot?.addEventListener(type, (event) => again.push([type, (event as MouseEvent).clientX]));
  scripts[0]?.onload();
  await settle();
  expect(again).toEqual([
    ['pointermove', 10],
    ['pointermove', 20],
    ['click', 20],
  ]);
});
