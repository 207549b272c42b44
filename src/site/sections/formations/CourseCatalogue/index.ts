export { CourseCatalogue, type CourseCatalogueProps } from './CourseCatalogue.tsx';
export { type Training } from './Course.tsx';
