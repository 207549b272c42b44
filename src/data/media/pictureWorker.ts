// Runs in a worker of its own: decoding a photo takes seconds, during which the page has to answer.

/** The quality of a JPEG, from 0 to 1: what a photo loses by it isn't seen. */
const JPEG_QUALITY = 0.92;

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void convert(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  );
});

async function convert(file: Blob): Promise<Blob> {
  const { picture, orientation } = await decode(file);
  const { width, height } = picture;
  const isTurned = orientation > 4;
  const canvas = new OffscreenCanvas(isTurned ? height : width, isTurned ? width : height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas in workers');
  context.setTransform(...uprightTransform(orientation, width, height));
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // JPEG knows no transparency.
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return canvas.convertToBlob({ type: isOpaque ? 'image/jpeg' : 'image/png', quality: JPEG_QUALITY });
}

/** Pixels, and how they are to be turned: the values of the TIFF and EXIF tag « Orientation », 1 for not at all. */
type Decoded = { picture: ImageBitmap; orientation: number };

/** By the browser itself where it can (BMP everywhere, HEIC and TIFF in Safari), otherwise by a library that is loaded then. */
async function decode(file: Blob): Promise<Decoded> {
  try {
    return { picture: await createImageBitmap(file), orientation: 1 };
  } catch {
    const bytes = await file.arrayBuffer();
    return isTiff(bytes) ? decodeTiff(bytes) : decodeHeic(bytes);
  }
}

/** The canvas transform that sets a picture of this orientation upright; as it is when the value isn't one of the eight. */
function uprightTransform(orientation: number, width: number, height: number) {
  const transforms: Record<number, [number, number, number, number, number, number]> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return transforms[orientation] ?? ([1, 0, 0, 1, 0, 0] as const);
}

/** A TIFF begins with the order of its bytes, « II » or « MM ». */
function isTiff(bytes: ArrayBuffer) {
  const mark = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)));
  return mark === 'II' || mark === 'MM';
}

async function decodeTiff(bytes: ArrayBuffer): Promise<Decoded> {
  const { decode: readPages, decodeImage, toRGBA8 } = await import('utif2');
  const [page] = readPages(bytes);
  if (!page) throw new Error('A TIFF without a page');
  decodeImage(bytes, page);
  const pixels = new ImageData(new Uint8ClampedArray(toRGBA8(page)), page.width, page.height);
  const tag = page['t274'];
  return { picture: await createImageBitmap(pixels), orientation: Array.isArray(tag) ? Number(tag[0]) : 1 };
}

async function decodeHeic(bytes: ArrayBuffer): Promise<Decoded> {
  const { default: libheif } = await import('libheif-js');
  const [picture] = new libheif.HeifDecoder().decode(new Uint8Array(bytes));
  if (!picture) throw new Error('A HEIC without a picture');
  const image = new ImageData(picture.get_width(), picture.get_height());
  await new Promise<void>((resolve, reject) => {
    picture.display(image, (shown) => (shown ? resolve() : reject(new Error('Not a readable HEIC'))));
  });
  return { picture: await createImageBitmap(image), orientation: 1 };
}
