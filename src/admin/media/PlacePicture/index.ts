export { type PictureToPlace, type PlacedPicture } from './PlacePicture.tsx';
export { usePictureUploads } from './usePictureUploads.tsx';
export { usePlacePicture } from './usePlacePicture.tsx';
