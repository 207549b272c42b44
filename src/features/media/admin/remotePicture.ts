import { untilSilent } from '#data/askWorker.ts';
import { connection } from '#data/connection.ts';
import { siteUrl } from '#data/siteUrl.ts';

/** Whether a picture stands on another site, which may take it away. `origins` are those of this site. */
export function isRemotePicture(
  address: string,
  origins: readonly string[] = [location.origin, siteUrl],
): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const own = [...origins, connection().url].map((url) => new URL(url).host);
  return !own.includes(new URL(address).host);
}

/** Milliseconds that a browser has to load a picture, and to write it anew. */
const SILENCE = 15_000;

/** The quality of what is drawn again as a JPEG, from 0 to 1. */
const QUALITY = 0.95;

/**
 * A picture of another site as a file; null where that site allows no copy, or it doesn't load. It is drawn again, for the
 * page's own policy lets pictures in from everywhere but asks no other site for data. An animation would stand still: null.
 */
export async function copyRemotePicture(address: string): Promise<File | null> {
  const name = getFileName(address);
  if (/\.(?:gif|apng)$/i.test(name)) return null;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    const isLoaded = await untilSilent<true>(SILENCE, (answer) => {
      image.decode().then(
        () => answer(true),
        () => answer(undefined),
      );
    });
    if (!isLoaded) return null;
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const isPhoto = /\.jpe?g$/i.test(name);
    const type = isPhoto ? 'image/jpeg' : 'image/png';
    const picture = await untilSilent<Blob | null>(SILENCE, (answer) => canvas.toBlob(answer, type, QUALITY));
    return picture
      ? new File([picture], isPhoto ? name : `${name.replace(/\.\w+$/, '')}.png`, { type })
      : null;
  } catch {
    return null;
  }
}

/** What a picture is called at its address. */
function getFileName(address: string): string {
  const last = new URL(address).pathname.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(last).slice(-80) || 'image';
  } catch {
    return last.slice(-80);
  }
}
