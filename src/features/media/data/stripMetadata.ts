/** A picture without what was written into it beside its pixels. */
export type StrippedPicture = {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';
  bytes: Uint8Array<ArrayBuffer>;
  /** How its pixels are to be turned: the EXIF tag « Orientation », 1 for not at all. It isn't in the bytes any more. */
  orientation: number;
  isAnimated: boolean;
};

/**
 * Takes out of a JPEG, PNG, WebP or GIF all that isn't needed to show it: EXIF with its place and its thumbnail, XMP,
 * IPTC, comments, pictures behind the picture. Pixels and colour profiles stay as they are. Null for what isn't such a
 * file, is cut short, or can't be cleaned this way: an AVIF that carries such data.
 */
export function stripMetadata(bytes: Uint8Array<ArrayBuffer>): StrippedPicture | null {
  try {
    if (startsWith(bytes, 0, '\xFF\xD8')) return stripJpeg(bytes);
    if (startsWith(bytes, 0, '\x89PNG\r\n\x1A\n')) return stripPng(bytes);
    if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return stripWebp(bytes);
    if (startsWith(bytes, 0, 'GIF8')) return stripGif(bytes);
    if (startsWith(bytes, 4, 'ftypavif')) return cleanAvif(bytes);
  } catch (error) {
    // Cut short: what is read lies beyond the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

const text = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const startsWith = (bytes: Uint8Array, start: number, mark: string) =>
  text(bytes, start, mark.length) === mark;

const getView = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  new DataView(buffer, byteOffset, byteLength);

function join(parts: readonly Uint8Array[]) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function stripJpeg(bytes: Uint8Array<ArrayBuffer>): StrippedPicture {
  const view = getView(bytes);
  const parts = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) throw new RangeError('Not a marker');
    // Bytes that fill up before a marker.
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    // The end: phones write more pictures behind it, with a place of their own.
    if (marker === 0xffd9) {
      const stripped = join([...parts, bytes.subarray(at, at + 2)]);
      return { type: 'image/jpeg', bytes: stripped, orientation, isAnimated: false };
    }
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === 0xffda) end = endOfScan(view, end);
    if (end > bytes.length) throw new RangeError('Cut short');
    if (marker === 0xffe1 && startsWith(bytes, at + 4, 'Exif\0\0')) {
      orientation = orientationIn(bytes.subarray(at + 10, end));
    }
    if (isNeededInJpeg(bytes, marker, at + 4)) parts.push(bytes.subarray(at, end));
    at = end;
  }
}

/** All but the application's segments and comments; of these JFIF, the colour profile, and Adobe's word on colours. */
function isNeededInJpeg(bytes: Uint8Array, marker: number, at: number) {
  if (marker === 0xfffe) return false;
  if (marker < 0xffe0 || marker > 0xffef) return true;
  return startsWith(bytes, at, 'JFIF\0') || startsWith(bytes, at, 'ICC_PROFILE\0') || marker === 0xffee;
}

/** Where the pixels of a scan end: at the next marker, but for those that belong to them. */
function endOfScan(view: DataView, start: number) {
  for (let at = start; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** The tag « Orientation » of what EXIF holds, a small TIFF; 1 when it has none. */
function orientationIn(exif: Uint8Array<ArrayBuffer>) {
  try {
    const view = getView(exif);
    const isLittleEndian = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittleEndian);
    const count = view.getUint16(directory, isLittleEndian);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + 12 * index;
      if (view.getUint16(entry, isLittleEndian) === 0x0112) return view.getUint16(entry + 8, isLittleEndian);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** Chunks that change what is seen: pixels, colours, frames. */
const neededInPng =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|cICP|mDCV|cLLI|acTL|fcTL|fdAT)$/;

function stripPng(bytes: Uint8Array<ArrayBuffer>): StrippedPicture {
  const view = getView(bytes);
  const parts = [bytes.subarray(0, 8)];
  let orientation = 1;
  let isAnimated = false;
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at);
    const name = text(bytes, at + 4, 4);
    if (end > bytes.length) throw new RangeError('Cut short');
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4));
    if (name === 'acTL') isAnimated = true;
    if (neededInPng.test(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return { type: 'image/png', bytes: join(parts), orientation, isAnimated };
    at = end;
  }
}

const neededInWebp = /^(?:VP8X|VP8 |VP8L|ALPH|ICCP|ANIM|ANMF)$/;

function stripWebp(bytes: Uint8Array<ArrayBuffer>): StrippedPicture {
  const view = getView(bytes);
  const parts: Uint8Array[] = [];
  let orientation = 1;
  let isAnimated = false;
  const last = 8 + view.getUint32(4, true);
  if (last > bytes.length) throw new RangeError('Cut short');
  for (let at = 12; at < last;) {
    const length = view.getUint32(at + 4, true);
    // Chunks have an even length.
    const end = at + 8 + length + (length % 2);
    const name = text(bytes, at, 4);
    const chunk = bytes.slice(at, end);
    if (name === 'EXIF') {
      const isMarked = startsWith(chunk, 8, 'Exif\0\0');
      orientation = orientationIn(chunk.slice(isMarked ? 14 : 8));
    }
    if (name === 'ANIM') isAnimated = true;
    // Its flags tell of EXIF and XMP.
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0b1100;
    if (neededInWebp.test(name)) parts.push(chunk);
    at = end;
  }
  const stripped = join([bytes.slice(0, 12), ...parts]);
  getView(stripped).setUint32(4, stripped.length - 8, true);
  return { type: 'image/webp', bytes: stripped, orientation, isAnimated };
}

function stripGif(bytes: Uint8Array<ArrayBuffer>): StrippedPicture {
  const view = getView(bytes);
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const endOfBlocks = (start: number) => {
    let at = start;
    for (let size = view.getUint8(at); size !== 0; size = view.getUint8(at)) at += size + 1;
    return at + 1;
  };
  let at = 13 + tableSize(view.getUint8(10));
  const parts = [bytes.subarray(0, at)];
  let frames = 0;
  for (let mark = view.getUint8(at); mark !== 0x3b; mark = view.getUint8(at)) {
    const isFrame = mark === 0x2c;
    if (!isFrame && mark !== 0x21) throw new RangeError('Not a block');
    const end = isFrame ? endOfBlocks(at + 10 + tableSize(view.getUint8(at + 9)) + 1) : endOfBlocks(at + 2);
    frames += Number(isFrame);
    const label = isFrame ? 0 : view.getUint8(at + 1);
    // Comments, and what applications add, but for how often an animation is repeated.
    const isAdded = label === 0xfe || (label === 0xff && !startsWith(bytes, at + 3, 'NETSCAPE2.0'));
    if (!isAdded) parts.push(bytes.subarray(at, end));
    at = end;
  }
  parts.push(bytes.subarray(at, at + 1));
  return { type: 'image/gif', bytes: join(parts), orientation: 1, isAnimated: frames > 1 };
}

/** What a file of AVIF or HEIC calls itself that holds a sequence of pictures beside, or in place of, a single one. */
const sequences = /avis|msf1|hevc|hevx/;

/** Whether this is an animated AVIF or HEIC, which nothing here can keep moving. Its first bytes are enough. */
export function isAnimatedSequence(bytes: Uint8Array<ArrayBuffer>) {
  if (bytes.length < 12 || !startsWith(bytes, 4, 'ftyp')) return false;
  const brands = text(bytes, 8, Math.min(getView(bytes).getUint32(0), 256) - 8);
  return sequences.test(brands);
}

/** An AVIF as it is, unless one of its items is EXIF or XMP: these stand among the pixels, by places that others name. */
function cleanAvif(bytes: Uint8Array<ArrayBuffer>): StrippedPicture | null {
  const view = getView(bytes);
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    if (text(bytes, at + 4, 4) === 'meta') {
      const items = text(bytes, at, Math.min(size, 65_536));
      // The number of an item has two bytes or, from version 3 on, four.
      const isClean = size <= 65_536 && !/infe[\s\S]{8}(?:[\s\S]{2})?(?:Exif|mime|uri )/.test(items);
      return isClean ? { type: 'image/avif', bytes, orientation: 1, isAnimated: false } : null;
    }
    if (size < 8) return null;
    at += size;
  }
  return null;
}
