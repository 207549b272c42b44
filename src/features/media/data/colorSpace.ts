/** What the pixels of a picture are made of. */
export type ColorSpace = 'rgb' | 'gray' | 'cmyk';

/** Which of them a PNG says it has: 0 and 4 are grays, 3 is a palette of colours. */
const ofPng: Readonly<Record<number, ColorSpace>> = { 0: 'gray', 2: 'rgb', 3: 'rgb', 4: 'gray', 6: 'rgb' };

/** How many parts each pixel of a JPEG has. */
const ofJpeg: Readonly<Record<number, ColorSpace>> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' };

/** Markers of JPEG that begin a frame, but for those of Huffman tables, arithmetic coding and extensions. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The colours of a JPEG or PNG; undefined for anything else, and for what is cut before it says. */
export function findColorSpace(bytes: Uint8Array): ColorSpace | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 25 && view.getUint32(0) === 0x89504e47) return ofPng[view.getUint8(25)];
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 <= bytes.length;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Fill bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return ofJpeg[view.getUint8(at + 9)];
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
