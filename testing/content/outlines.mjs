// Draws texts by HarfBuzz: node outlines.mjs FONT reads them as JSON and writes their outlines, SVG path data in
// thousandths of the font size. A process of its own, because harfbuzzjs awaits while it loads, and jest's
// modules cannot.
import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

const [, , file = ''] = process.argv;
const font = new Font(new Face(new Blob(readFileSync(file))));
font.setScale(1000, 1000);

/** @param {string} text */
function outlineOf(text) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = 0;
  return buffer
    .getGlyphInfos()
    .map(({ codepoint: glyph }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const left = width + xOffset;
      width += xAdvance;
      return font
        .glyphToPath(glyph)
        .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${left + Number(x)},${yOffset + Number(y)}`);
    })
    .join('');
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(outlineOf)));
