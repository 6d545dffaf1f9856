import { withTypeface } from './embedded-typeface';

const document = (body: string) => `<svg><title>Zebra</title><style>text{fill:red}</style>${body}</svg>`;

/** The weights of the embedded fonts, with their bytes. */
const fontsIn = (svg: string) =>
  [...svg.matchAll(/font-weight:(\d+);src:url\(data:font\/woff2;base64,([^)]*)\)/g)].map(
    ([, weight, data = '']): [string, Buffer] => [weight ?? '', Buffer.from(data, 'base64')],
  );

describe('the typeface of an SVG document', () => {
  it('has the weights in use, at the start of the styles', async () => {
    const regular = await withTypeface(document('<text>Jan &amp; Feb</text>'));
    expect(fontsIn(regular).map(([weight]) => weight)).toEqual(['400']);
    expect(regular).toMatch(/<style>@font-face\{.*\}text\{fill:red\}<\/style>/s);
    const both = await withTypeface(
      document('<text class="chart-label chart-label-1">Gold<tspan class="chart-value">12</tspan></text>'),
    );
    expect(fontsIn(both).map(([weight]) => weight)).toEqual(['400', '600']);
  });

  it('is WOFF2 and grows with the characters shown, not with descriptions', async () => {
    const sizes = await Promise.all(
      ['ab', 'abcdefgh'].map(async (text) => {
        const [[, font] = ['', Buffer.alloc(0)]] = fontsIn(
          await withTypeface(document(`<text>${text}</text>`)),
        );
        expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
        return font.length;
      }),
    );
    expect(sizes[0]).toBeLessThan(900);
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  });

  it('is the same for all charts that readers ask for, and below 16 kB a weight', async () => {
    const [one, other] = await Promise.all(
      ['Gold', 'Silver in ₹'].map(async (text) =>
        fontsIn(await withTypeface(document(`<text>${text}</text>`), true)),
      ),
    );
    expect(one).toEqual(other);
    expect(one?.[0]?.[1].length).toBeLessThan(16_000);
  });

  it('is absent from a document without text', async () => {
    expect(await withTypeface(document('<path/>'))).toBe(document('<path/>'));
  });
});
