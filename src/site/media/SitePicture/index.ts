export { SitePicture, type SitePictureProps } from './SitePicture.tsx';
export { PictureFrame } from './SitePicture.styles.ts';
