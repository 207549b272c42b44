import sharp from 'sharp';

/** Where two pictures differ. */
export type PictureDifference = {
  /** How many points differ, be it by one shade. All those that only one of them has count too. */
  points: number;
  /** The rectangle that holds them all, in px. */
  area: { left: number; top: number; width: number; height: number };
  /** A PNG: the points that differ in red, on what is there faintly. */
  image: Buffer;
};

type Pixels = { data: Buffer; width: number; height: number };

async function read(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const RED = [204, 0, 34] as const;

/** Compares two pictures of one story to the last shade. */
export async function comparePictures(before: string, after: string): Promise<PictureDifference> {
  const [earlier, later] = await Promise.all([read(before), read(after)]);
  const width = Math.max(earlier.width, later.width);
  const height = Math.max(earlier.height, later.height);
  const image = Buffer.alloc(width * height * 3);
  let points = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [one, other] = [getOffset(earlier, x, y), getOffset(later, x, y)];
      if (one >= 0 && other >= 0 && earlier.data.compare(later.data, other, other + 3, one, one + 3) === 0) {
        for (let part = 0; part < 3; part += 1) image[at + part] = 191 + (later.data[other + part] ?? 0) / 4;
        continue;
      }
      image.set(RED, at);
      points += 1;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  }
  return {
    points,
    area: { left, top, width: right - left + 1, height: bottom - top + 1 },
    image: await sharp(image, { raw: { width, height, channels: 3 } })
      .png({ palette: true })
      .toBuffer(),
  };
}

const getOffset = ({ width, height }: Pixels, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * 3 : -1;
