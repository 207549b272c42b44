export { ListRegion } from './ListRegion.tsx';
export { pageOf } from './pageAddress.ts';
export { PageLinks } from './PageLinks.tsx';
export { SearchField } from './SearchField.tsx';
export { missingPage } from './missingPage.ts';
export { useListPlace } from './useListPlace.ts';
