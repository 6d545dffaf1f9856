import { freeTop } from './free-place';

type Band = { from: number; to: number; left?: number; right?: number; is?: 'a' | 'p' };

/** A window 360 wide and 600 high, under a header of 64, with controls (or text) in these bands. */
function page(...bands: Band[]) {
  document.body.innerHTML = '<header></header>';
  document.querySelector('header')!.getBoundingClientRect = () => ({ bottom: 64 }) as DOMRect;
  window.innerHeight = 600;
  document.elementsFromPoint = (x, y) =>
    bands
      .filter(({ from, to, left = 0, right = 360 }) => y >= from && y < to && x >= left && x < right)
      .map(({ is = 'a' }) => document.createElement(is));
}

const box = { left: 40, right: 320, height: 40 };

test('a box is placed right below the header if nothing is there', () => {
  page({ from: 200, to: 600 });
  expect(freeTop(box)).toBe(72);
});

test('it is placed below what it would cover, and above what follows', () => {
  page({ from: 64, to: 100 }, { from: 130, to: 160 }, { from: 230, to: 600 });
  const top = freeTop(box);
  expect(top).toBeGreaterThanOrEqual(160);
  expect(top + box.height).toBeLessThanOrEqual(230);
});

test('a narrow control is avoided, one beside the box is not', () => {
  page({ from: 64, to: 300, left: 180, right: 200 });
  expect(freeTop(box)).toBeGreaterThanOrEqual(300);
  page({ from: 64, to: 300, left: 330 });
  expect(freeTop(box)).toBe(72);
});

test('a narrow gap is used; on a page full of controls the box is at the lower edge', () => {
  page({ from: 64, to: 200 }, { from: 248, to: 600 });
  expect(freeTop(box)).toBe(200);
  page({ from: 0, to: 600 });
  expect(freeTop(box)).toBe(552);
});

test('text is covered only if there is no room elsewhere', () => {
  page({ from: 64, to: 300, is: 'p' }, { from: 400, to: 600 });
  expect(freeTop(box)).toBeGreaterThanOrEqual(300);
  page({ from: 64, to: 120 }, { from: 120, to: 600, is: 'p' });
  expect(freeTop(box)).toBeGreaterThanOrEqual(120);
  expect(freeTop(box)).toBeLessThan(140);
});
