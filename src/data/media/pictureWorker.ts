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
  const picture = await decode(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas in workers');
  if (picture instanceof ImageBitmap) context.drawImage(picture, 0, 0);
  else context.putImageData(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // JPEG knows no transparency.
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return canvas.convertToBlob({ type: isOpaque ? 'image/jpeg' : 'image/png', quality: JPEG_QUALITY });
}

/** By the browser itself where it can (BMP everywhere, HEIC and TIFF in Safari), otherwise by a library that is loaded then. */
async function decode(file: Blob): Promise<ImageBitmap | ImageData> {
  try {
    return await createImageBitmap(file);
  } catch {
    const bytes = await file.arrayBuffer();
    return isTiff(bytes) ? decodeTiff(bytes) : decodeHeic(bytes);
  }
}

/** A TIFF begins with the order of its bytes, « II » or « MM ». */
function isTiff(bytes: ArrayBuffer) {
  const mark = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)));
  return mark === 'II' || mark === 'MM';
}

async function decodeTiff(bytes: ArrayBuffer) {
  const { decode: readPages, decodeImage, toRGBA8 } = await import('utif2');
  const [page] = readPages(bytes);
  if (!page) throw new Error('A TIFF without a page');
  decodeImage(bytes, page);
  return new ImageData(new Uint8ClampedArray(toRGBA8(page)), page.width, page.height);
}

async function decodeHeic(bytes: ArrayBuffer) {
  const { default: libheif } = await import('libheif-js');
  const [picture] = new libheif.HeifDecoder().decode(new Uint8Array(bytes));
  if (!picture) throw new Error('A HEIC without a picture');
  const image = new ImageData(picture.get_width(), picture.get_height());
  await new Promise<void>((resolve, reject) => {
    picture.display(image, (shown) => (shown ? resolve() : reject(new Error('Not a readable HEIC'))));
  });
  return image;
}
