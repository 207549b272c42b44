export { CourseCatalogue, type CourseCatalogueProps } from './CourseCatalogue.tsx';
export { type Training } from './Course.tsx';
export { modulePreview } from './modulePreview.ts';
