import type { Picture } from '#features/media/data/picture.ts';
import { breakpoints } from '#theme/tokens/breakpoints.ts';
import { size, space } from '#theme/tokens/space.ts';

/** Where a picture is shown: how wide and high its frame is, in CSS without custom properties. */
export type Frame = { width: string; height: string };

/** The frames of a picture, from the narrowest window on; each but the first with the window that it begins at. */
export type Frames = readonly [Frame, ...(Frame & { from: keyof typeof breakpoints })[]];

/** The column of a section (`Container`). */
export const columnWidth = `min(${size.content}, 100vw - 2 * ${space.gutter})`;

/** The column of a text (`Prose`). */
export const textWidth = `min(${size.text}, 100vw - 2 * ${space.gutter})`;

/** Some of twelve parts of the column, less what the gaps take of them. */
export const partOfColumn = (twelfths: number, gap: string) =>
  `calc((${columnWidth} - ${gap}) * ${twelfths} / 12)`;

/** A frame of a shape, its width by its height. */
export const toFrame = (width: string, ratio: number): Frame => ({
  width,
  height: `${width} / ${ratio.toFixed(3)}`,
});

/** The windows from which a picture has some of twelve parts of the column, less what the gaps take of them. */
type Parts = Partial<Record<keyof typeof breakpoints, readonly [twelfths: number, gap: string]>>;

/** Frames of one shape: as wide as the column, from some windows on as wide as parts of it. */
export const framesOf = (ratio: number, parts: Parts): Frames => [
  toFrame(columnWidth, ratio),
  ...Object.entries(parts).map(([from, [twelfths, gap]]) => ({
    from: from as keyof Parts,
    ...toFrame(partOfColumn(twelfths, gap), ratio),
  })),
];

/** The `sizes` of a picture that covers its frames: it is drawn wider than a frame that is higher than itself. */
export function toSizes(
  [narrowest, ...wider]: Frames,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): string {
  const drawn = (frame: Frame) => `max(${frame.width}, ${frame.height} * ${(width / height).toFixed(3)})`;
  return [
    ...wider.toReversed().map((frame) => `(min-width: ${breakpoints[frame.from] / 16}rem) ${drawn(frame)}`),
    drawn(narrowest),
  ].join(', ');
}
