export { SitePicture, type SitePictureProps } from './SitePicture.tsx';
export { PictureFrame } from './PictureFrame.ts';
