import { imageSize } from './image-size';

/* Of 40 by 30 pixels each, as an encoder writes them. */
const FILES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4jWNgGAWjYBSMguEAAATOAAE9WQaqAAAAAElFTkSuQmCC',
  jpeg: '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAeACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAAAAAAAAAAAA//2Q==',
  'webp, lossy': 'UklGRjQAAABXRUJQVlA4ICgAAADwAgCdASooAB4AP83m7XA/uDIrJWgD8DmJaQAAKUNt8AD+6RAAAAAA',
  'webp, lossless': 'UklGRh4AAABXRUJQVlA4TBEAAAAvJ0AHAAfQ//73v/+BiOh/AAA=',
  'webp, extended':
    'UklGRlgAAABXRUJQVlA4WAoAAAAQAAAAJwAAHQAAQUxQSAoAAAABB1DAiAhERP8DVlA4ICgAAADwAgCdASooAB4AP83m7XA/uDIrJWgD8DmJaQAAKUNt8AD+6WOCgAAA',
};

test.each(Object.entries(FILES))('a file of %s has its size in pixels', (_, base64) => {
  expect(imageSize(Buffer.from(base64, 'base64'))).toEqual({ width: 40, height: 30 });
});

test.each(Object.entries(FILES))('a file of %s that is cut off has no size or the same', (_, base64) => {
  const bytes = Buffer.from(base64, 'base64');
  for (let end = 0; end < bytes.length; end += 1)
    expect([null, { width: 40, height: 30 }]).toContainEqual(imageSize(bytes.subarray(0, end)));
});

test.each(['', 'GIF89a', '<svg width="40" height="30"/>', '\u00ff\u00d8\u00ff\u0000'])(
  'other bytes have none: %j',
  (text) => expect(imageSize(Buffer.from(text, 'latin1'))).toBeNull(),
);
