import type { LibraryPicture } from '#features/media/data/contentMedia.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { Frames } from '#features/media/site/frames.ts';
import { PortraitFrame } from './Testimonials.styles.ts';

const frames: Frames = [{ width: '4rem', height: '4rem' }];

export interface PortraitProps {
  picture: LibraryPicture | null | undefined;
  /** Of whom it is. */
  name: string;
}

/** The face of somebody who is quoted; nothing without one. */
export const Portrait = ({ picture, name }: PortraitProps) =>
  picture && (
    <PortraitFrame>
      <SitePicture picture={picture} seed={name} frames={frames} />
    </PortraitFrame>
  );
