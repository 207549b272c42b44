// Runs in a worker of its own: decoding a photo takes seconds, during which the page has to answer.
import type { WorkerMessage } from '#data/askWorker.ts';
import {
  type FocalPoint,
  findGround,
  GROUND_SAMPLE,
  planSocialFile,
  type PreparedPicture,
  socialSize,
  variantWidthsFor,
} from './picture.ts';
import { type StrippedPicture, stripMetadata } from './stripMetadata.ts';

/** The quality of a JPEG, from 0 to 1: what a photo loses by it isn't seen. */
const JPEG_QUALITY = 0.92;

/** Networks write it anew. */
const SOCIAL_QUALITY = 0.9;

/** The quality of a variant: at its own size, what it loses by it is hardly seen. */
const VARIANT_QUALITY = 0.78;

/** A picture that is to be prepared; or of one that is stored, the file for social networks alone. */
export type PictureTask = { file: Blob; focalPoint: FocalPoint; isSocialAlone?: boolean };

addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  const task = data.isSocialAlone ? prepareSocialAlone(data) : prepare(data);
  void task.then(
    (picture) => say({ answer: picture }),
    () => say({ answer: null }),
  );
});

const say = (message: WorkerMessage<PreparedPicture | null>) => postMessage(message);

/** Each step that is done: whoever waits knows that it goes on. */
const proceed = () => say({ progress: true });

async function prepareSocialAlone({ file, focalPoint }: PictureTask): Promise<PreparedPicture> {
  const picture = await decode(file);
  const { width, height } = picture;
  return { file, width, height, variants: [await makeSocialVariant(picture, focalPoint)] };
}

async function prepare({ file, focalPoint }: PictureTask): Promise<PreparedPicture> {
  const stripped = stripMetadata(new Uint8Array(await file.arrayBuffer()));
  const picture = await decode(file);
  proceed();
  const { width, height } = picture;
  const isCleanAsIs = stripped && stripped.orientation === 1;
  const stored = isCleanAsIs
    ? new Blob([stripped.bytes], { type: stripped.type })
    : await redraw(picture, stripped);
  proceed();
  // An animation would stand still.
  const isStill = !stripped?.isAnimated && stored.type !== 'image/gif';
  const variants = isStill ? await makeVariants(picture, stored) : [];
  return {
    file: stored,
    width,
    height,
    variants: [...variants, await makeSocialVariant(picture, focalPoint)],
  };
}

type Drawable = ImageBitmap | OffscreenCanvas;

/** A canvas with the picture on it, as wide as requested. */
function draw(picture: Drawable, width: number) {
  const canvas = new OffscreenCanvas(
    width,
    Math.max(1, Math.round((picture.height * width) / picture.width)),
  );
  const context = findContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function findContext(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas in workers');
  return context;
}

/** JPEG knows no transparency. */
const isOpaque = (canvas: OffscreenCanvas) =>
  findContext(canvas)
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.every((value, index) => index % 4 !== 3 || value === 255);

/** The whole picture anew: a JPEG, or a PNG where it was one already or something is transparent. */
function redraw(picture: Drawable, before: StrippedPicture | null) {
  const canvas = draw(picture, picture.width);
  const isPhoto = before?.type !== 'image/png' && isOpaque(canvas);
  return canvas.convertToBlob({ type: isPhoto ? 'image/jpeg' : 'image/png', quality: JPEG_QUALITY });
}

/** Each width up to that of the picture, unless it weighs as much as a wider one. */
async function makeVariants(picture: Drawable, original: Blob) {
  // Drawings weigh less when nothing of them is lost; photos weigh a lot more, and take their time.
  const isDrawing = original.type === 'image/png' && original.size < (picture.width * picture.height) / 2;
  const variants: PreparedPicture['variants'] = [];
  let lightest = original.size;
  for (const width of variantWidthsFor(picture).toReversed()) {
    const file = await encodeVariant(draw(picture, Math.min(width, picture.width)), isDrawing);
    proceed();
    if (file.size >= lightest) continue;
    lightest = file.size;
    variants.unshift({ end: `${width}.${extensions[file.type] ?? ''}`, file });
  }
  return variants;
}

async function makeSocialVariant(picture: Drawable, focalPoint: FocalPoint) {
  const { width, height } = picture;
  const { end, from, to } = planSocialFile({ width, height, ...focalPoint });
  const canvas = new OffscreenCanvas(socialSize.width, socialSize.height);
  const context = findContext(canvas);
  const { r, g, b } = sampleGround(picture);
  context.fillStyle = to.width < socialSize.width ? `rgb(${r} ${g} ${b})` : 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, ...toBox(from), ...toBox(to));
  return { end, file: await canvas.convertToBlob({ type: 'image/jpeg', quality: SOCIAL_QUALITY }) };
}

type Part = ReturnType<typeof planSocialFile>['from'];

const toBox = ({ left, top, width, height }: Part) => [left, top, width, height] as const;

function sampleGround(picture: Drawable) {
  const context = findContext(new OffscreenCanvas(GROUND_SAMPLE, GROUND_SAMPLE));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, GROUND_SAMPLE, GROUND_SAMPLE);
  return findGround(context.getImageData(0, 0, GROUND_SAMPLE, GROUND_SAMPLE).data);
}

const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** WebP, or what a browser that can't write it makes instead. */
async function encodeVariant(canvas: OffscreenCanvas, isDrawing: boolean) {
  const lossy = await canvas.convertToBlob({ type: 'image/webp', quality: VARIANT_QUALITY });
  if (lossy.type !== 'image/webp') {
    return isOpaque(canvas) ? canvas.convertToBlob({ type: 'image/jpeg', quality: VARIANT_QUALITY }) : lossy;
  }
  if (!isDrawing) return lossy;
  const whole = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
  return whole.size < lossy.size ? whole : lossy;
}

/** By the browser itself where it can (HEIC in Safari), which also turns it; otherwise by a library that is loaded then. */
const decode = async (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch(async () => decodeHeic(await file.arrayBuffer()));

async function decodeHeic(bytes: ArrayBuffer): Promise<ImageBitmap> {
  const { default: libheif } = await import('libheif-js');
  const [picture] = new libheif.HeifDecoder().decode(new Uint8Array(bytes));
  if (!picture) throw new Error('A HEIC without a picture');
  const image = new ImageData(picture.get_width(), picture.get_height());
  await new Promise<void>((resolve, reject) =>
    picture.display(image, (shown) => (shown ? resolve() : reject(new Error('Not a readable HEIC')))),
  );
  return createImageBitmap(image);
}
