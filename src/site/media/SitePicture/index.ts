export { SitePicture, type SitePictureProps } from './SitePicture.tsx';
