import { PALETTE } from '@/components/layout/palette';
import { plainCss } from './palette';
import { drawPng, FACES } from './png';

describe('styles for a renderer without variables', () => {
  it('writes the colours out, and the default of one that is not set', () => {
    expect(plainCss('a{fill:var(--ink)}b{fill:var(--ground, var(--paper))}', PALETTE)).toBe(
      'a{fill:#16181d}b{fill:#fbfaf6}',
    );
  });

  it('leaves conditions out', () => {
    expect(plainCss('a{fill:var(--ink)}\n@media print{a{fill:red}}', PALETTE).trim()).toBe('a{fill:#16181d}');
  });

  it('rejects an unknown colour', () => {
    expect(() => plainCss('a{fill:var(--ground)}', PALETTE)).toThrow('no colour "ground"');
  });
});

describe('a picture', () => {
  const page = (text: string, face: string) =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40">' +
    `<text y="30" font-size="30" font-family="${face}">${text}</text></svg>`;

  it('is a PNG of the requested width', async () => {
    const png = Buffer.from(await drawPng(page('', FACES.sans), 400));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 80]);
  });

  it.each(Object.values(FACES))(
    'draws letters and the rupee in %s, without the fonts of the machine',
    async (face) => {
      const [empty, letters, rupee] = await Promise.all(
        ['', 'Samvit', '₹'].map((text) => drawPng(page(text, face), 200)),
      );
      expect(Buffer.from(letters ?? []).equals(Buffer.from(empty ?? []))).toBe(false);
      expect(Buffer.from(rupee ?? []).equals(Buffer.from(empty ?? []))).toBe(false);
    },
  );

  it('distinguishes its typefaces', async () => {
    const [sans, serif] = await Promise.all(
      Object.values(FACES).map((face) => drawPng(page('Rg', face), 200)),
    );
    expect(Buffer.from(sans ?? []).equals(Buffer.from(serif ?? []))).toBe(false);
  });
});
