export type ImageSize = { width: number; height: number };

/** The size in pixels of a PNG, JPEG or WebP file, from its head; null for anything else. */
export function imageSize(file: Buffer): ImageSize | null {
  try {
    if (file.toString('latin1', 1, 4) === 'PNG')
      return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
    if (file.readUInt16BE(0) === 0xffd8) return jpegSize(file);
    return file.toString('latin1', 8, 12) === 'WEBP' ? webpSize(file) : null;
  } catch {
    // A read beyond the end throws: the file is cut off.
    return null;
  }
}

/** Segments of one marker and a length each, up to the first frame header, SOF0 to SOF15. */
function jpegSize(file: Buffer): ImageSize | null {
  for (let at = 2; file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    // DHT, JPG and DAC lie between the frame headers.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  }
  return null;
}

function webpSize(file: Buffer): ImageSize | null {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
